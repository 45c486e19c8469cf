/** A few choices, as the server tells them. */

import type { ChoicesFacts } from "../../src/api/types";

const scenario = {
  history: "",
  rule_set: "second-edition",
  variants: [] as string[],
  standard_set_up: true,
  first_player: "british" as const,
  first_turn_actions: 1,
  pieces: { Boston: "british town", Quebec: "french town" },
  money: { british: 12, french: 5 },
};

export const CHOICES = {
  rule_sets: [
    {
      name: "second-edition",
      summary: "The rules of the English second edition.",
      settings: { raid_bonus: 1 },
    },
    { name: "yucata", summary: "As played at Yucata.", settings: { raid_bonus: 1, siege_track_ends: false } },
  ],
  variants: [
    { name: "fort-at-quebec", summary: "Quebec is fortified.", settings: {}, beats: [], beaten_by: [] },
    {
      name: "first-edition-bateaux",
      summary: "The French Bateaux is in the initial deck.",
      settings: {},
      beats: ["french-bateaux-available"],
      beaten_by: [],
    },
    {
      name: "french-bateaux-available",
      summary: "The French Bateaux can be drafted.",
      settings: {},
      beats: [],
      beaten_by: ["first-edition-bateaux"],
    },
    { name: "something-new", summary: "Nobody has heard of it.", settings: {}, beats: [], beaten_by: [] },
  ],
  scenarios: [
    { ...scenario, name: "standard", title: "The second edition" },
    { ...scenario, name: "yucata", title: "The second edition as at Yucata", rule_set: "yucata" },
    {
      ...scenario,
      name: "upper-country",
      title: "The upper country, 1727",
      history: "First.\n\nSecond.",
      standard_set_up: false,
      variants: ["fort-at-quebec"],
    },
  ],
  levels: [
    { number: 1, name: "newcomer", bot: "beginner", seconds: 0.3 },
    { number: 2, name: "settler", bot: "planner", seconds: 0.3 },
  ],
  strategies: [{ name: "hammer", bot: "hammer", seconds: 0.3 }],
  defaults: { rule_set: "second-edition", scenario: "standard", level: 2 },
} as unknown as ChoicesFacts;
