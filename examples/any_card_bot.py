"""A bot that is a program, in ten lines: `penultimate arena examples/any_card_bot.py random`."""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"protocol": 1, "name": "any card"}), flush=True)
    elif message["type"] == "choose":
        cards = [move for move in message["moves"] if move.startswith("play")]
        print(json.dumps({"move": random.choice(cards or message["moves"])}), flush=True)
