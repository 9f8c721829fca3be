// Made by `python -m penultimate.web.schema` from the description of the game. Do not edit.

/** An option: a switch unless it has choices or a range. */
export interface OptionFacts {
  readonly name: string;
  /** The ids of the rules behind it. */
  readonly rules: readonly string[];
  readonly choices: readonly string[] | null;
  readonly range: readonly [number, number] | null;
  readonly house: boolean;
  readonly needsStars: boolean;
}

export interface EditionFacts {
  readonly cards: number;
  readonly stars: boolean;
  readonly questionCards: boolean;
  readonly braille: boolean;
  readonly options: Readonly<Record<string, boolean | number | string>>;
}

export interface FaceFacts {
  readonly name: string;
  /** Its message is `face-` and this. */
  readonly text: string;
  readonly number: number | null;
  /** Of a card that carries a rule: which of the two. */
  readonly custom: number | null;
  /** CARD-5, line by line, without the colour's letter. */
  readonly braille: readonly string[];
}

export interface LanguageFacts {
  /** In the language itself. */
  readonly name: string;
  readonly dialects: readonly string[];
  readonly spaced: boolean;
  /** The plus sign in the Braille of its readers: at the beginning of a word, and inside one. */
  readonly braillePlus: readonly [string, string];
}

export const LANGUAGES = ["en", "de", "it", "nl", "zh-Hant"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_FACTS: Record<Language, LanguageFacts> = {
  "en": {"name": "English", "dialects": [], "spaced": true, "braillePlus": ["⠐⠖", "⠐⠖"]},
  "de": {"name": "Deutsch", "dialects": ["gsw", "bar", "nds", "lb"], "spaced": true, "braillePlus": ["⠈⠖", "⠈⠖"]},
  "it": {"name": "Italiano", "dialects": ["fur", "lmo", "nap", "sc", "scn", "vec"], "spaced": true, "braillePlus": ["⠖", "⠖"]},
  "nl": {"name": "Nederlands", "dialects": ["vls", "fy", "li"], "spaced": true, "braillePlus": ["⠖", "⠐⠖"]},
  "zh-Hant": {"name": "繁體中文", "dialects": ["zh", "cmn", "yue", "nan", "hak"], "spaced": false, "braillePlus": ["⠬", "⠬"]},
};
export const EDITIONS = ["mario", "braille", "classic"] as const;
export type Edition = (typeof EDITIONS)[number];
export const FIRST_EDITION: Edition = "mario";
export const EDITION_FACTS: Record<Edition, EditionFacts> = {
  "mario": {"cards": 112, "stars": true, "questionCards": true, "braille": false, "options": {"scoring": "winner", "target": 500, "target_test": "reach", "draw_when_able": true, "plus4_guilt": "colour", "guilty_takes_back": false, "star_duel": false, "uno_penalty": 2, "coaching_penalty": 0, "reverse_skips_two": true, "stacking": false, "draw_until_playable": false, "force_play": false, "jump_in": false, "seven_zero": false}},
  "braille": {"cards": 108, "stars": false, "questionCards": false, "braille": true, "options": {"scoring": "low", "target": 500, "target_test": "exceed", "draw_when_able": false, "plus4_guilt": "matching", "guilty_takes_back": true, "star_duel": false, "uno_penalty": 2, "coaching_penalty": 4, "reverse_skips_two": true, "stacking": false, "draw_until_playable": false, "force_play": false, "jump_in": false, "seven_zero": false}},
  "classic": {"cards": 108, "stars": false, "questionCards": false, "braille": false, "options": {"scoring": "winner", "target": 500, "target_test": "reach", "draw_when_able": true, "plus4_guilt": "colour", "guilty_takes_back": false, "star_duel": false, "uno_penalty": 2, "coaching_penalty": 0, "reverse_skips_two": true, "stacking": false, "draw_until_playable": false, "force_play": false, "jump_in": false, "seven_zero": false}},
};
export const OPTIONS: readonly OptionFacts[] = [
  {"name": "scoring", "rules": ["SCORE-2", "SCORE-3"], "choices": ["winner", "low"], "range": null, "house": false, "needsStars": false},
  {"name": "target", "rules": ["SCORE-2", "SCORE-3"], "choices": null, "range": [1, 100000], "house": false, "needsStars": false},
  {"name": "target_test", "rules": ["SCORE-3"], "choices": ["reach", "exceed"], "range": null, "house": false, "needsStars": false},
  {"name": "draw_when_able", "rules": ["TURN-3", "TURN-4"], "choices": null, "range": null, "house": false, "needsStars": false},
  {"name": "plus4_guilt", "rules": ["W4-2", "W4-3"], "choices": ["colour", "matching"], "range": null, "house": false, "needsStars": false},
  {"name": "guilty_takes_back", "rules": ["W4-6", "W4-7"], "choices": null, "range": null, "house": false, "needsStars": false},
  {"name": "star_duel", "rules": ["STAR-4"], "choices": null, "range": null, "house": false, "needsStars": true},
  {"name": "uno_penalty", "rules": ["UNO-2"], "choices": null, "range": [0, 10], "house": false, "needsStars": false},
  {"name": "coaching_penalty", "rules": ["TALK-1", "TALK-2"], "choices": null, "range": [0, 10], "house": false, "needsStars": false},
  {"name": "reverse_skips_two", "rules": ["ACT-6"], "choices": null, "range": null, "house": false, "needsStars": false},
  {"name": "stacking", "rules": ["HOUSE-1"], "choices": null, "range": null, "house": true, "needsStars": false},
  {"name": "draw_until_playable", "rules": ["HOUSE-2"], "choices": null, "range": null, "house": true, "needsStars": false},
  {"name": "force_play", "rules": ["HOUSE-3"], "choices": null, "range": null, "house": true, "needsStars": false},
  {"name": "jump_in", "rules": ["HOUSE-4"], "choices": null, "range": null, "house": true, "needsStars": false},
  {"name": "seven_zero", "rules": ["HOUSE-5"], "choices": null, "range": null, "house": true, "needsStars": false},
];
export const TABLE_RANGES: Readonly<Record<"catch_seconds" | "turn_seconds" | "away_seconds" | "dare_seconds", readonly [number, number]>> = {
  "catch_seconds": [2, 30],
  "turn_seconds": [0, 600],
  "away_seconds": [5, 3600],
  "dare_seconds": [10, 3600],
};
export const PACES = ["quick", "human", "slow"] as const;
export const COLOURS = ["B", "G", "R", "Y"] as const;
export const COLOUR_NAMES = {"B": "blue", "G": "green", "R": "red", "Y": "yellow"} as const;
export const COLOURED_FACES: readonly FaceFacts[] = [
  {"name": "0", "text": "number", "number": 0, "custom": null, "braille": ["j"]},
  {"name": "1", "text": "number", "number": 1, "custom": null, "braille": ["a"]},
  {"name": "2", "text": "number", "number": 2, "custom": null, "braille": ["b"]},
  {"name": "3", "text": "number", "number": 3, "custom": null, "braille": ["c"]},
  {"name": "4", "text": "number", "number": 4, "custom": null, "braille": ["d"]},
  {"name": "5", "text": "number", "number": 5, "custom": null, "braille": ["e"]},
  {"name": "6", "text": "number", "number": 6, "custom": null, "braille": ["f"]},
  {"name": "7", "text": "number", "number": 7, "custom": null, "braille": ["g"]},
  {"name": "8", "text": "number", "number": 8, "custom": null, "braille": ["h"]},
  {"name": "9", "text": "number", "number": 9, "custom": null, "braille": ["i"]},
  {"name": "+2", "text": "plus-two", "number": null, "custom": null, "braille": ["+b"]},
  {"name": "R", "text": "reverse", "number": null, "custom": null, "braille": ["rv"]},
  {"name": "S", "text": "skip", "number": null, "custom": null, "braille": ["sk"]},
];
export const WILD_FACES: readonly FaceFacts[] = [
  {"name": "W", "text": "wild", "number": null, "custom": null, "braille": ["wi"]},
  {"name": "W+4", "text": "wild-plus-four", "number": null, "custom": null, "braille": ["wi", "+d"]},
  {"name": "W*", "text": "super-star", "number": null, "custom": null, "braille": ["st"]},
  {"name": "W?1", "text": "custom", "number": null, "custom": 1, "braille": ["qu", "a"]},
  {"name": "W?2", "text": "custom", "number": null, "custom": 2, "braille": ["qu", "b"]},
];
export const CHAPTERS: Readonly<Record<string, readonly string[]>> = {
  "cards": ["CARD-1", "CARD-2", "CARD-3", "CARD-4", "CARD-5", "CARD-6"],
  "setup": ["SETUP-1", "SETUP-2", "SETUP-3", "SETUP-4", "SETUP-5", "OPEN-1", "OPEN-2", "OPEN-3", "OPEN-4", "OPEN-5", "OPEN-6"],
  "turn": ["TURN-1", "TURN-2", "TURN-3", "TURN-4", "TURN-5", "TURN-6"],
  "action": ["ACT-1", "ACT-2", "ACT-3", "ACT-4", "ACT-5", "ACT-6", "ACT-7"],
  "challenge": ["W4-1", "W4-2", "W4-3", "W4-4", "W4-5", "W4-6", "W4-7", "W4-8", "W4-9"],
  "star": ["STAR-1", "STAR-2", "STAR-3", "STAR-4", "STAR-5", "STAR-6", "STAR-7"],
  "custom": ["CUST-1", "CUST-2", "CUST-3", "CUST-4", "CUST-5", "CUST-6"],
  "uno": ["UNO-1", "UNO-2", "UNO-3", "UNO-4"],
  "talk": ["TALK-1", "TALK-2"],
  "ending": ["END-1", "END-2", "SCORE-1", "SCORE-2", "SCORE-3"],
  "house": ["HOUSE-1", "HOUSE-2", "HOUSE-3", "HOUSE-4", "HOUSE-5"],
};
