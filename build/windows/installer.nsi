; The installer for Windows. `python3 -m tools.windows.installer` runs makensis with
;   VERSION   the version, as people read it
;   NUMBERS   the same as four numbers
;   PROGRAM   the folder that PyInstaller has made
;   ICON      our icon
;   PICTURE   the picture on the last page
;   INSTALLER the file to write
; It installs for one person, so it needs no administrator.
;   /S installs or uninstalls silently, /DESKTOP adds a link on the desktop,
;   /REMOVESAVES makes the uninstaller delete saved games and settings too.

Unicode true
SetCompressor /SOLID lzma
RequestExecutionLevel user
ManifestDPIAware true

!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"

!define NAME "Colosseum"
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"
!define TYPE "${NAME}.journal"

Name "${NAME}"
OutFile "${INSTALLER}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "Software\${NAME}" "Folder"
BrandingText "${NAME} ${VERSION}"

VIProductVersion "${NUMBERS}"
VIAddVersionKey /LANG=0 "ProductName" "${NAME}"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileDescription" "${NAME}"
VIAddVersionKey /LANG=0 "CompanyName" "the Colosseum contributors"
VIAddVersionKey /LANG=0 "LegalCopyright" "MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_COMPONENTSPAGE_NODESC
!define MUI_WELCOMEFINISHPAGE_BITMAP "${PICTURE}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${NAME}.exe"
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "Software\${NAME}"
!define MUI_LANGDLL_REGISTRY_VALUENAME "Language"

!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Dutch"
!insertmacro MUI_LANGUAGE "Romanian"
!insertmacro MUI_RESERVEFILE_LANGDLL

; What the installer says in our own words. They are as polite as those of NSIS round them; the game
; itself, in assets/locale, talks to players as to friends.
!macro SAY LANGUAGE GAME DESKTOP SAVES JOURNAL RUNNING
  LangString GAME ${LANG_${LANGUAGE}} "${GAME}"
  LangString DESKTOP ${LANG_${LANGUAGE}} "${DESKTOP}"
  LangString SAVES ${LANG_${LANGUAGE}} "${SAVES}"
  LangString JOURNAL ${LANG_${LANGUAGE}} "${JOURNAL}"
  LangString RUNNING ${LANG_${LANGUAGE}} "${RUNNING}"
!macroend
!insertmacro SAY English "The game" "Shortcut on the desktop" \
  "Saved games and settings" "Saved game of Colosseum" \
  "Colosseum is running. Close it, then try again."
!insertmacro SAY French "Le jeu" "Raccourci sur le bureau" \
  "Parties enregistrées et réglages" "Partie enregistrée de Colosseum" \
  "Colosseum est ouvert. Fermez-le, puis réessayez."
!insertmacro SAY Dutch "Het spel" "Snelkoppeling op het bureaublad" \
  "Opgeslagen spellen en instellingen" "Opgeslagen spel van Colosseum" \
  "Colosseum is geopend. Sluit het en probeer het opnieuw."
!insertmacro SAY Romanian "Jocul" "Scurtătură pe desktop" \
  "Jocuri salvate și setări" "Joc salvat din Colosseum" \
  "Colosseum este deschis. Închideți-l, apoi încercați din nou."

; Windows does not let go of a program while it runs: whoever can rename it can replace it.
!macro WAIT_UNTIL_CLOSED
  ${If} ${FileExists} "$INSTDIR\${NAME}.exe"
    ClearErrors
    Rename "$INSTDIR\${NAME}.exe" "$INSTDIR\${NAME}.closing"
    ${DoWhile} ${Errors}
      MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY +3
        SetErrorLevel 2
        Quit
      ClearErrors
      Rename "$INSTDIR\${NAME}.exe" "$INSTDIR\${NAME}.closing"
    ${Loop}
    Rename "$INSTDIR\${NAME}.closing" "$INSTDIR\${NAME}.exe"
  ${EndIf}
!macroend

; Otherwise the Explorer shows old icons and file types.
!macro TELL_WINDOWS
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

; People may choose a folder that holds other things. Then we take a new folder in it, so that all in
; ours is ours: REMOVE_PROGRAM deletes whole folders.
!macro KEEP_TO_OUR_OWN_FOLDER
  ${Do}
    ${If} ${FileExists} "$INSTDIR\${NAME}.exe"
    ${AndIf} ${FileExists} "$INSTDIR\Uninstall.exe"
      ${ExitDo}
    ${EndIf}
    ${DirState} "$INSTDIR" $0
    ${If} $0 != 1
      ${ExitDo}
    ${EndIf}
    StrCpy $INSTDIR "$INSTDIR\${NAME}"
  ${Loop}
!macroend

!macro REMOVE_PROGRAM
  RMDir /r "$INSTDIR\_internal"
  RMDir /r "$INSTDIR\licences"
  Delete "$INSTDIR\${NAME}.exe"
  Delete "$INSTDIR\LICENSE.txt"
  Delete "$INSTDIR\NOTICE.txt"
!macroend

Section "$(GAME)" Game
  SectionIn RO
  !insertmacro KEEP_TO_OUR_OWN_FOLDER
  !insertmacro WAIT_UNTIL_CLOSED
  !insertmacro REMOVE_PROGRAM
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\Uninstall.exe"
  File /r "${PROGRAM}/*"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${NAME}.exe"

  WriteRegStr HKCU "Software\Classes\.journal" "" "${TYPE}"
  WriteRegStr HKCU "Software\Classes\.journal\OpenWithProgids" "${TYPE}" ""
  WriteRegStr HKCU "Software\Classes\${TYPE}" "" "$(JOURNAL)"
  WriteRegStr HKCU "Software\Classes\${TYPE}\DefaultIcon" "" "$INSTDIR\${NAME}.exe,0"
  WriteRegStr HKCU "Software\Classes\${TYPE}\shell\open\command" "" \
    '"$INSTDIR\${NAME}.exe" "%1"'

  WriteRegStr HKCU "Software\${NAME}" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\${NAME}.exe"
  WriteRegStr HKCU "${KEY}" "Publisher" "the Colosseum contributors"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\Uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\Uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" "$0"
  !insertmacro TELL_WINDOWS
SectionEnd

Section /o "$(DESKTOP)" Desktop
  CreateShortcut "$DESKTOP\${NAME}.lnk" "$INSTDIR\${NAME}.exe"
SectionEnd

Function .onInit
  !insertmacro MUI_LANGDLL_DISPLAY
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/DESKTOP" $1
  ${IfNot} ${Errors}
    !insertmacro SelectSection ${Desktop}
  ${EndIf}
FunctionEnd

Section "un.$(GAME)" unGame
  SectionIn RO
  !insertmacro WAIT_UNTIL_CLOSED
  !insertmacro REMOVE_PROGRAM
  Delete "$INSTDIR\Uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  Delete "$DESKTOP\${NAME}.lnk"

  ReadRegStr $0 HKCU "Software\Classes\.journal" ""
  ${If} $0 == "${TYPE}"
    DeleteRegValue HKCU "Software\Classes\.journal" ""
  ${EndIf}
  DeleteRegValue HKCU "Software\Classes\.journal\OpenWithProgids" "${TYPE}"
  DeleteRegKey /ifempty HKCU "Software\Classes\.journal\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "Software\Classes\.journal"
  DeleteRegKey HKCU "Software\Classes\${TYPE}"
  DeleteRegKey HKCU "${KEY}"
  DeleteRegKey HKCU "Software\${NAME}"
  !insertmacro TELL_WINDOWS
SectionEnd

Section /o "un.$(SAVES)" unSaves
  RMDir /r "$LOCALAPPDATA\${NAME}"
SectionEnd

Function un.onInit
  !insertmacro MUI_UNGETLANGUAGE
  ${un.GetParameters} $0
  ClearErrors
  ${un.GetOptions} $0 "/REMOVESAVES" $1
  ${IfNot} ${Errors}
    !insertmacro SelectSection ${unSaves}
  ${EndIf}
FunctionEnd
