/** The forms of the server by short names; `schema.d.ts` is made from its OpenAPI description (`npm run types`). */

import type { components } from "./schema";

type Forms = components["schemas"];

export type Side = "british" | "french";
export type Facts = Forms["Facts"];
export type PlaceFacts = Forms["PlaceFacts"];
export type ConnectionFacts = Forms["ConnectionFacts"];
export type CardFacts = Forms["CardFacts"];
export type ChoicesFacts = Forms["ChoicesFacts"];
export type ScenarioFacts = Forms["ScenarioFacts"];
export type News = Forms["NewsData"];
export type Now = Forms["NowData"];
export type Presence = Forms["PresenceData"];
export type SeatPresence = Forms["SeatPresence"];
export type Item = News["items"][number];
export type View = Forms["ViewData"];
export type SideView = Forms["SideData"];
export type Siege = Forms["SiegeData"];
export type LocationView = Forms["LocationData"];
export type Ending = Forms["EndingData"];
export type Offer = Forms["OfferData"];
export type CardCount = Forms["CardCount"];
export type PricedCard = Forms["PricedCard"];
export type GameEvent = Forms["EventData"];
export type Moment = Forms["MomentData"];
export type Story = Forms["StoryData"];
export type Preview = Forms["PreviewData"];
export type GameSummary = Forms["GameSummary"];
export type Position = Forms["PositionData"];
export type Seat = Forms["SeatData"];
export type NewGame = Forms["NewGameBody"];
export type PresetsForm = Forms["PresetsBody"];
export type Verb = Offer["verb"];
export type Group = Offer["group"];
export type Zone = Offer["zone"];
export type Unusable = View["unusable"][string];

export const SIDES: readonly Side[] = ["british", "french"];

export const otherSide = (side: Side): Side => (side === "british" ? "french" : "british");
