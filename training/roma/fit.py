"""Fit a network to games that were played.

    python3 -m training.roma.fit FILE … [--hidden 16] [--most 4000] [--alone]

One game of twelve is not fitted, and shows how well the winners of other games are predicted.
"""

import argparse
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
from scipy.sparse import csr_matrix, hstack, vstack

from training.roma.position_inputs import INPUTS, KINDS, SIDE

Array: TypeAlias = np.ndarray[Any, Any]

HELD_BACK: Final = 12
ON_PLACE: Final = KINDS + 1
ANYWHERE: Final = 2 * ON_PLACE
"""While it is fitted, a card on a side has an input of its own, wherever it is: what is learned of
it on one place helps on the others."""
TELLING_LEAD: Final = 6.0


@dataclass
class Positions:
    inputs: Any
    leads: Array
    results: Array
    games: Array

    def __len__(self) -> int:
        return len(self.leads)

    def only(self, which: Array) -> "Positions":
        return Positions(
            self.inputs[which], self.leads[which], self.results[which], self.games[which]
        )


def read(files: list[Path]) -> Positions:
    """The positions of all files, with the inputs of cards anywhere."""
    found = [_read(file) for file in files]
    return Positions(
        vstack([it.inputs for it in found], format="csr"),
        np.concatenate([it.leads for it in found]),
        np.concatenate([it.results for it in found]),
        np.concatenate([it.games for it in found]),
    )


def _read(file: Path) -> Positions:
    kept = np.load(file)
    columns, ends = kept["inputs"].astype(np.int32), kept["ends"]
    starts = np.concatenate([[0], ends])
    ones = np.ones(len(columns), np.float32)
    matrix = csr_matrix((ones, columns, starts), shape=(len(ends), INPUTS))
    matrix.sum_duplicates()
    sides = matrix[:, : 2 * SIDE].tocoo()
    theirs = sides.col // SIDE
    anywhere = csr_matrix(
        (sides.data, (sides.row, theirs * ON_PLACE + sides.col % SIDE % ON_PLACE)),
        shape=(len(ends), ANYWHERE),
    )
    return Positions(
        hstack([matrix, anywhere], format="csr", dtype=np.float32),
        kept["leads"] / np.float32(TELLING_LEAD),
        kept["results"],
        kept["games"],
    )


class Network:
    """A sum of all inputs, and hidden units that count when they are above nothing."""

    def __init__(self, hidden: int, rng: np.random.Generator, with_lead: bool) -> None:
        lanes = hidden + 1  # the last one is the sum
        self.rows = rng.normal(0.0, 0.05, (INPUTS + ANYWHERE, lanes)).astype(np.float32)
        self.rows[:, -1] = 0.0
        self.bias = np.full(lanes, 0.1, np.float32)
        self.bias[-1] = 0.0
        self.lead = np.zeros(lanes, np.float32)
        self.lead[-1] = 1.0 if with_lead else 0.0
        self.out = rng.normal(0.0, 0.2, hidden).astype(np.float32)
        self.with_lead = with_lead

    @property
    def parts(self) -> list[Array]:
        return [self.rows, self.bias, self.lead, self.out]

    def forward(self, inputs: Any, leads: Array) -> tuple[Array, Array]:
        lanes = inputs @ self.rows + self.bias + leads[:, None] * self.lead
        return lanes, np.maximum(lanes[:, :-1], 0.0) @ self.out + lanes[:, -1]

    def gradients(self, inputs: Any, leads: Array, results: Array) -> list[Array]:
        lanes, logits = self.forward(inputs, leads)
        error = (1.0 / (1.0 + np.exp(-logits)) - results) / len(results)
        active = np.maximum(lanes[:, :-1], 0.0)
        back = np.empty_like(lanes)
        back[:, :-1] = error[:, None] * self.out * (lanes[:, :-1] > 0)
        back[:, -1] = error
        lead = leads @ back if self.with_lead else np.zeros_like(self.lead)
        return [inputs.T @ back, back.sum(axis=0), lead, error @ active]


def chance(logits: Array) -> Array:
    return 1.0 / (1.0 + np.exp(-logits))


def loss(logits: Array, results: Array) -> float:
    p = np.clip(chance(logits), 1e-6, 1 - 1e-6)
    return float(-(results * np.log(p) + (1 - results) * np.log(1 - p)).mean())


def area(scores: Array, results: Array) -> float:
    """The area under the curve: how often a won position has more than a lost one."""
    decided = results != 0.5
    scores, won = scores[decided], results[decided] > 0.5
    ranks = np.empty(len(scores))
    ranks[np.argsort(scores)] = np.arange(1, len(scores) + 1)
    n = won.sum()
    return float((ranks[won].sum() - n * (n + 1) / 2) / (n * (len(won) - n)))


@dataclass
class Fitting:
    epochs: int = 4
    batch: int = 4096
    rate: float = 0.004
    decay: float = 1e-3


def fit(network: Network, train: Positions, test: Positions, plan: Fitting, seed: int) -> None:
    """Adam, with a rate that falls to nothing."""
    rng = np.random.default_rng(seed)
    means = [np.zeros_like(part) for part in network.parts]
    squares = [np.zeros_like(part) for part in network.parts]
    steps = plan.epochs * (len(train) // plan.batch)
    step = 0
    for epoch in range(plan.epochs):
        order = rng.permutation(len(train))
        for at in range(0, len(train) - plan.batch + 1, plan.batch):
            some = order[at : at + plan.batch]
            step += 1
            rate = plan.rate * 0.5 * (1 + np.cos(np.pi * step / steps))
            found = network.gradients(train.inputs[some], train.leads[some], train.results[some])
            found[0] += plan.decay * network.rows
            for part, gradient, mean, square in zip(
                network.parts, found, means, squares, strict=True
            ):
                mean += 0.1 * (gradient - mean)
                square += 0.001 * (gradient * gradient - square)
                scale = np.sqrt(square / (1 - 0.999**step)) + 1e-8
                part -= rate * mean / (1 - 0.9**step) / scale
        logits = network.forward(test.inputs, test.leads)[1]
        print(
            f"epoch {epoch + 1}: area {area(logits, test.results):.4f}, "
            f"loss {loss(logits, test.results):.4f}",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=Path, nargs="+")
    parser.add_argument("--hidden", type=int, default=16)
    parser.add_argument("--alone", action="store_true", help="without the valuation by hand")
    parser.add_argument("--most", type=int, help="fit to this many games only")
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    every = read(asked.games)
    held = every.games % HELD_BACK == 0
    test = every.only(np.flatnonzero(held))
    others = np.flatnonzero(~held)
    if asked.most:
        others = others[np.isin(every.games[others], np.unique(every.games[others])[: asked.most])]
    train = every.only(others)
    print(
        f"{len(np.unique(train.games))} games, {len(train)} positions; tested on "
        f"{len(np.unique(test.games))}, {len(test)}; the valuation by hand: "
        f"area {area(test.leads, test.results):.4f}, loss {loss(test.leads, test.results):.4f}",
        flush=True,
    )
    network = Network(asked.hidden, np.random.default_rng(asked.seed), not asked.alone)
    fit(network, train, test, Fitting(epochs=asked.epochs), asked.seed)


if __name__ == "__main__":
    main()
