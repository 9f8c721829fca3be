"""Run by `test_changing.py` with a changed project on the path: a round over the wire and a match at the terminal."""

import asyncio
import json
import random
import sys
from collections import deque
from pathlib import Path
from typing import Any

from tests.terminal.robot import Robot, new_table, play
from tests.web.harness import a_house, play_on

from penultimate.rules import options_for


def _cards_in(event: dict[str, Any]) -> int:
    """As they were dealt: the first card may bring somebody two more."""
    return len(event["cards"]) if "cards" in event else int(event["count"])


async def over_the_wire(folder: Path, edition: str, options: dict[str, Any], language: str) -> dict[str, Any]:
    async with a_house(folder) as house:
        people = await house.table_of("Ana", "Ben", edition=edition, options=options, language=language)
        dealt = [_cards_in(event) for event in people[0].newest["events"] if event["kind"].startswith("HandDealt")]
        await play_on(people, 3000, random.Random(1))
        common = people[0].newest["common"]
        return {"dealt": dealt, "phase": common["phase"], "winners": common["match_winners"]}


def at_the_terminal(edition: str, options: dict[str, Any], language: str) -> dict[str, Any]:
    table = new_table(options_for(edition, **options), players=2, level="easy", seed="changing", language=language)
    robot = Robot(language, seed=2, script=deque(["options"]))
    assert play(robot, table) == 0
    return {"over": table.match.is_over, "said": robot.out.getvalue()}


def main() -> None:
    folder, wanted = Path(sys.argv[1]), json.loads(sys.argv[2])
    wire = asyncio.run(over_the_wire(folder, **wanted))
    print(json.dumps({"wire": wire, "terminal": at_the_terminal(**wanted)}))


if __name__ == "__main__":
    main()
