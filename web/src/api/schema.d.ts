// Made by `npm run types` from a8490018f9bf816271e841f3b436a4dd5c67e26c75e99f55f7fa18f72814288f

export interface paths {
    "/api/v1/facts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Facts
         * @description What never changes: the board, the cards, rule sets, variants, scenarios and levels.
         */
        get: operations["get_facts_api_v1_facts_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Games
         * @description The public games: open ones to join, others to watch.
         */
        get: operations["list_games_api_v1_games_get"];
        put?: never;
        /**
         * Create Game
         * @description Set up a game: against a bot, for somebody who gets the link, or open to anyone.
         */
        post: operations["create_game_api_v1_games_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Game
         * @description How a game stands for whoever asks; what happened since it last decided is in its items.
         */
        get: operations["get_game_api_v1_games__game__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game}/abort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Abort
         * @description Call off a game that nobody has joined.
         */
        post: operations["abort_api_v1_games__game__abort_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game}/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say
         * @description Say something to the other player.
         */
        post: operations["say_api_v1_games__game__chat_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim
         * @description Win a game that the other side has abandoned.
         */
        post: operations["claim_api_v1_games__game__claim_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game}/concede": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Concede
         * @description Give the game up.
         */
        post: operations["concede_api_v1_games__game__concede_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join Game
         * @description Take the seat that is free in an open game.
         */
        post: operations["join_game_api_v1_games__game__join_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game}/moments/{events}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Moment
         * @description How the game stood for whoever asks once so many events had happened; nothing that was hidden then.
         */
        get: operations["get_moment_api_v1_games__game__moments__events__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move
         * @description Do an action, on the version of the game that was seen.
         */
        post: operations["move_api_v1_games__game__moves_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game}/mute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mute
         * @description Be spared what the other player says from now on, or no longer.
         */
        put: operations["mute_api_v1_games__game__mute_put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game}/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Presence
         * @description Who has the game open just now, and when the others last had; live connections tell changes.
         */
        get: operations["get_presence_api_v1_games__game__presence_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game}/presets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Presets
         * @description The answers that a seat has preset; the other side never sees them.
         */
        get: operations["get_presets_api_v1_games__game__presets_get"];
        /**
         * Put Presets
         * @description Preset answers to what may be asked out of turn, so that nobody has to wait.
         */
        put: operations["put_presets_api_v1_games__game__presets_put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Think
         * @description Tell what an action would do and cost, as far as the seat can know, without doing it.
         */
        post: operations["think_api_v1_games__game__preview_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game}/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe
         * @description Tell a browser of the turns of one's seat; of several browsers of a seat, the last five.
         */
        post: operations["subscribe_api_v1_games__game__push_post"];
        /**
         * Unsubscribe
         * @description Tell a browser no more of the turns of one's seat.
         */
        delete: operations["unsubscribe_api_v1_games__game__push_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Record
         * @description A finished game as the text of a game file, with all that was hidden.
         */
        get: operations["get_record_api_v1_games__game__record_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rematch
         * @description Set up a further game between the same players, with the sides swapped; tokens stay valid in it.
         */
        post: operations["rematch_api_v1_games__game__rematch_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Start
         * @description The position that a game begins from, with both hands: whoever set it up has seen them too.
         */
        get: operations["get_start_api_v1_games__game__start_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game}/story": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Story
         * @description A finished game from its beginning to its end, with all that was hidden.
         */
        get: operations["get_story_api_v1_games__game__story_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game}/take-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take Back
         * @description Take back one's last action against a bot, whatever has happened since.
         */
        post: operations["take_back_api_v1_games__game__take_back_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo
         * @description Take back the last action, as long as nobody else has seen it.
         */
        post: operations["undo_api_v1_games__game__undo_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Push
         * @description Whether this server sends notices by push, and with which key.
         */
        get: operations["get_push_api_v1_push_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import Record
         * @description Import a record as a finished game that everybody with its link may see.
         */
        post: operations["import_record_api_v1_records_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Healthz
         * @description Whether games can be stored and read.
         */
        get: operations["healthz_healthz_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Metrics
         * @description What the server counts, for Prometheus: with a token if there is one, else from private networks.
         */
        get: operations["metrics_metrics_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * AbortedItem
         * @description The game was called off before anybody had joined.
         */
        AbortedItem: {
            /** At */
            at: number;
            /** Seq */
            seq: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "aborted";
        };
        /**
         * Acknowledged
         * @description What was done is stored: the version and the last item of the feed of whoever did it.
         */
        Acknowledged: {
            /** Seq */
            seq: number;
            /** Version */
            version: number;
        };
        /**
         * ActionBody
         * @description An action as an offer and the cards picked for it.
         *
         *     Verb, location and fixed cards are those of the offer; like cards are picked each by itself, in any order.
         */
        ActionBody: {
            /**
             * Chosen
             * @description the card singled out, where that is not plain
             */
            chosen?: string | null;
            /**
             * Fixed
             * @default []
             */
            fixed: string[];
            /** Location */
            location?: string | null;
            /**
             * Picked
             * @default []
             */
            picked: string[];
            /** Verb */
            verb: string;
        };
        /**
         * ActionData
         * @description What a side did, or may do.
         */
        ActionData: {
            /**
             * Cards
             * @description In the order of the rules, like cards each by itself, without the card that the verb is named after.
             */
            cards: string[];
            /**
             * Chosen
             * @description The one card that is singled out: committed to a new siege, the merchant's ship, drafted, given up.
             */
            chosen: string | null;
            /** Location */
            location: string | null;
            /**
             * Side
             * @enum {string}
             */
            side: "british" | "french";
            /**
             * Text
             * @description All of it as text, which can be sent in to do the same.
             */
            text: string;
            /**
             * Verb
             * @enum {string}
             */
            verb: "settle" | "develop" | "fortify" | "besiege" | "reinforce" | "military leader" | "withdraw" | "raid" | "ambush" | "convert" | "take money" | "merchant" | "trader" | "piracy" | "draft" | "discard" | "reserve" | "retrieve" | "governor" | "intendant" | "home support" | "pass" | "end turn" | "block" | "do not block" | "lose" | "lose from reserve" | "give" | "give from reserve" | "show hand" | "give up" | "occupy" | "leave" | "sell fur" | "drop" | "lose from siege" | "redraw" | "keep" | "forfeit" | "begin with";
        };
        /**
         * AskedData
         * @description A question that would be asked next, whoever's turn it is.
         */
        AskedData: {
            /**
             * About
             * @description The location that the question is about.
             */
            about: string | null;
            /**
             * Phase
             * @enum {string}
             */
            phase: "draw" | "upkeep" | "actions" | "block raid" | "block ambush" | "lose card" | "give card" | "give up card" | "occupation" | "redraw" | "forfeit" | "starting card" | "over";
            /**
             * Side
             * @enum {string}
             */
            side: "british" | "french";
        };
        /**
         * BlockingBody
         * @description Whether to block: with the first possible card of the list, or else ``otherwise``.
         */
        BlockingBody: {
            /**
             * Answer
             * @default ask
             * @enum {string}
             */
            answer: "ask" | "never" | "block";
            /**
             * Cards
             * @default []
             */
            cards: string[];
            /**
             * Otherwise
             * @default ask
             * @enum {string}
             */
            otherwise: "ask" | "never";
        };
        /**
         * BoardFacts
         * @description The board as it is printed.
         */
        BoardFacts: {
            /** Connections */
            connections: components["schemas"]["ConnectionFacts"][];
            /** Locations */
            locations: components["schemas"]["PlaceFacts"][];
        };
        /**
         * CardCount
         * @description A kind of card, and how many of it there are.
         */
        CardCount: {
            /** Card */
            card: string;
            /** Count */
            count: number;
        };
        /**
         * CardFacts
         * @description A kind of card.
         */
        CardFacts: {
            /** Abilities */
            abilities: ("ambushes" | "blocks_ambush" | "blocks_raid" | "converts" | "defender_only" | "draws_three" | "extends_raid" | "fetches_discard" | "free_action" | "leads" | "piracy" | "raids" | "removes_cards" | "sells_furs" | "vulnerable")[];
            /** Coin */
            coin: number;
            /**
             * Commit Cost
             * @description What it takes whenever it is committed to a siege.
             */
            commit_cost: number;
            /**
             * Cost
             * @description What drafting it costs.
             */
            cost: number;
            /**
             * Count
             * @description How many of it there are.
             */
            count: number;
            leads_to: components["schemas"]["LeadsTo"];
            /**
             * Location
             * @description The location whose card it is; null for an empire card.
             */
            location: string | null;
            /** Name */
            name: string;
            /**
             * Play Cost
             * @description What it takes whenever it raids or ambushes.
             */
            play_cost: number;
            /**
             * Strength
             * @description Its strength in a siege; that of a ship only counts at a port.
             */
            strength: number;
            /** Symbols */
            symbols: ("bateaux" | "wagon" | "ship" | "fur" | "settler" | "military")[];
        };
        /**
         * CardsBySide
         * @description Cards of both sides.
         */
        CardsBySide: {
            /** British */
            british: components["schemas"]["CardCount"][];
            /** French */
            french: components["schemas"]["CardCount"][];
        };
        /**
         * CardsFacts
         * @description All cards, in the order in which every list of cards has them.
         */
        CardsFacts: {
            /** British */
            british: components["schemas"]["CardFacts"][];
            /** French */
            french: components["schemas"]["CardFacts"][];
            /** Neutral */
            neutral: components["schemas"]["CardFacts"][];
        };
        /**
         * ChangeBody
         * @description A change of the game that needs no more words: to undo, to take back.
         */
        ChangeBody: {
            /** Key */
            key: string;
            /**
             * Version
             * @description the version of the game that was seen
             */
            version: number;
        };
        /**
         * ChatBody
         * @description Something to say.
         */
        ChatBody: {
            /** Key */
            key: string;
            /** Text */
            text: string;
        };
        /**
         * ChatItem
         * @description A player said something; of what has expired, side and text are gone.
         */
        ChatItem: {
            /** At */
            at: number;
            /** Seq */
            seq: number;
            /** Side */
            side: ("british" | "french") | null;
            /** Text */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "chat";
        };
        /**
         * ChoicesFacts
         * @description All that can be chosen for a game.
         */
        ChoicesFacts: {
            defaults: components["schemas"]["DefaultFacts"];
            /** Levels */
            levels: components["schemas"]["LevelFacts"][];
            /** Rule Sets */
            rule_sets: components["schemas"]["RuleSetFacts"][];
            /** Scenarios */
            scenarios: components["schemas"]["ScenarioFacts"][];
            /** Strategies */
            strategies: components["schemas"]["StrategyFacts"][];
            /** Variants */
            variants: components["schemas"]["VariantFacts"][];
        };
        /**
         * ConnectionFacts
         * @description A way between two locations, over land or inland water; links over the sea are not listed.
         */
        ConnectionFacts: {
            /** Between */
            between: [
                string,
                string
            ];
            /**
             * Kind
             * @description Supply does not use trails; raids use all ways.
             * @enum {string}
             */
            kind: "river" | "lake" | "road" | "trail";
            /**
             * Name
             * @description The river, lake or road, where it has a name.
             */
            name: string | null;
        };
        /**
         * CountsBySide
         * @description Something that was counted at each moment, for both sides.
         */
        CountsBySide: {
            /** British */
            british: number[];
            /** French */
            french: number[];
        };
        /**
         * DefaultFacts
         * @description What is meant where nothing is chosen.
         */
        DefaultFacts: {
            /** Level */
            level: number;
            /** Rule Set */
            rule_set: string;
            /** Scenario */
            scenario: string;
        };
        /**
         * EndBody
         * @description The end of the game: to concede or to claim it.
         */
        EndBody: {
            /** Key */
            key: string;
        };
        /**
         * EndingData
         * @description One way in which one side can bring about the end of the game.
         */
        EndingData: {
            /**
             * Limit
             * @description The value with which the game ends; null where nothing is counted.
             */
            limit: number | null;
            /**
             * Locations
             * @description The locations of which one must be taken, or settled; empty where the end is not about any.
             */
            locations: string[];
            /**
             * Reason
             * @enum {string}
             */
            reason: "unfinished" | "home taken" | "home settled" | "villages" | "towns" | "captures" | "conceded" | "stopped" | "fort duquesne";
            /**
             * Side
             * @description The side at the start of whose turn it is looked at; or which wins, where it wins at once.
             * @enum {string}
             */
            side: "british" | "french";
            /**
             * Siege Delays
             * @description Whether a siege that is begun in time would hold it up.
             */
            siege_delays: boolean;
            /**
             * Value
             * @description What is counted up to the limit: pieces gone from stock, captured points, the marker of a siege.
             */
            value: number | null;
            /**
             * Waits
             * @description Whether a siege in progress holds this end up.
             */
            waits: boolean;
            /**
             * Wins
             * @description Whether this side then wins at once; otherwise points decide.
             */
            wins: boolean;
        };
        /**
         * ErrorBody
         * @description The answer to a request that was refused.
         */
        ErrorBody: {
            error: components["schemas"]["ErrorData"];
        };
        /**
         * ErrorData
         * @description What was wrong.
         */
        ErrorData: {
            /**
             * Code
             * @description a name that programs may rely on
             */
            code: string;
            /** @description what is legal instead of a refused action */
            legal?: components["schemas"]["IllegalData"] | null;
            /**
             * Message
             * @description a sentence for people
             */
            message: string;
        };
        /**
         * EventData
         * @description Something that happened to a side. What does not belong to the kind of event is null.
         */
        EventData: {
            /** @description What the side did, if it acted. */
            action: components["schemas"]["ActionData"] | null;
            /**
             * Attacker
             * @description Who had begun a siege that ended, or whose marker moved.
             */
            attacker: ("british" | "french") | null;
            /**
             * Automatic
             * @description Whether it acted without having been asked, since everybody could tell the only answer.
             */
            automatic: boolean;
            /**
             * Cards
             * @description Like cards each by itself; empty also where they are hidden.
             */
            cards: string[];
            /** Location */
            location: string | null;
            /**
             * Name
             * @enum {string}
             */
            name: "turn-began" | "acted" | "money-changed" | "cards-taken" | "cards-returned" | "cards-drawn" | "deck-rebuilt" | "siege-moved" | "siege-ended" | "piece-captured" | "card-converted" | "hand-shown" | "game-ended" | "place-abandoned" | "cards-retrieved";
            /**
             * Number
             * @description The turn, from 1 on; money gained, or spent below 0; how many cards; the marker of the siege.
             */
            number: number | null;
            /**
             * Piece
             * @description The piece that was captured.
             */
            piece: ("village" | "town") | null;
            /**
             * Reason
             * @description Why the game ended.
             */
            reason: ("unfinished" | "home taken" | "home settled" | "villages" | "towns" | "captures" | "conceded" | "stopped" | "fort duquesne") | null;
            /**
             * Side
             * @description To whom it happened: who drew, gained, captured, won a siege or the game, or gave a converted card.
             * @enum {string}
             */
            side: "british" | "french";
        };
        /**
         * EventsItem
         * @description Something happened in the game.
         */
        EventsItem: {
            /**
             * At
             * @description When, in seconds since 1970, UTC.
             */
            at: number;
            /** Events */
            events: components["schemas"]["EventData"][];
            /**
             * Seq
             * @description The number of the item in the viewer's own feed.
             */
            seq: number;
            /**
             * Start
             * @description How many events the viewer had seen before these.
             */
            start: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "events";
        };
        /**
         * Facts
         * @description All that never changes.
         */
        Facts: {
            board: components["schemas"]["BoardFacts"];
            cards: components["schemas"]["CardsFacts"];
            choices: components["schemas"]["ChoicesFacts"];
            numbers: components["schemas"]["NumberFacts"];
            /** Verbs */
            verbs: components["schemas"]["VerbFacts"][];
        };
        /**
         * GameSummary
         * @description What is told of a game to everybody who may know of it.
         */
        GameSummary: {
            /**
             * Active At
             * @description When anything last happened that everybody may know of, in seconds since 1970.
             */
            active_at: number;
            british: components["schemas"]["PlayerData"] | null;
            /** Created At */
            created_at: number;
            /**
             * Decider
             * @description The side that must decide now.
             */
            decider: ("british" | "french") | null;
            french: components["schemas"]["PlayerData"] | null;
            /**
             * Host
             * @description The name of whoever set it up.
             */
            host: string;
            /** Id */
            id: string;
            /**
             * Imported
             * @description Whether it was played elsewhere, and has nobody's seats.
             */
            imported: boolean;
            /**
             * Invited
             * @description Whether only whoever has its invitation can join it.
             */
            invited: boolean;
            outcome: components["schemas"]["OutcomeData"] | null;
            points: components["schemas"]["PointsBySide"];
            /** Public */
            public: boolean;
            /**
             * Rematch
             * @description The further game between the two.
             */
            rematch: string | null;
            rules: components["schemas"]["RulesData"];
            /**
             * Side
             * @description The side of whoever set it up; null if the opponent chooses.
             */
            side: ("british" | "french") | null;
            /** @description The position that it begins from, of which the host has seen every card; null for a fresh deal. */
            start: components["schemas"]["StartData"] | null;
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "playing" | "finished" | "aborted";
            /**
             * Turn
             * @description The turn, from 1 on; 0 before the game has begun.
             */
            turn: number;
        };
        /**
         * GivingBody
         * @description Which card to give to a conversion, as one is lost; it reaches hand and reserve, never a siege.
         */
        GivingBody: {
            /**
             * Answer
             * @default ask
             * @enum {string}
             */
            answer: "ask" | "list";
            /**
             * Cards
             * @default []
             */
            cards: string[];
            /**
             * First
             * @default hand
             * @enum {string}
             */
            first: "hand" | "reserve";
            /**
             * Otherwise
             * @default ask
             * @enum {string}
             */
            otherwise: "ask" | "any";
        };
        /**
         * Health
         * @description A server that is well.
         */
        Health: {
            /** Status */
            status: string;
            /** Version */
            version: string;
        };
        /**
         * IllegalData
         * @description Why an action was refused, and what would have been legal.
         */
        IllegalData: {
            /** @description What was refused. */
            action: components["schemas"]["ActionData"];
            /** Decider */
            decider: ("british" | "french") | null;
            /**
             * Fault
             * @description The first thing that is wrong: whose decision it is, the verb, the location, or the cards.
             * @enum {string}
             */
            fault: "side" | "verb" | "location" | "cards";
            /**
             * Locations
             * @description Where the verb is possible.
             */
            locations: string[];
            /**
             * Message
             * @description The refusal in a sentence, in English.
             */
            message: string;
            /**
             * More Offers
             * @description How many such offers are left out here.
             */
            more_offers: number;
            /**
             * Offers
             * @description What is offered with this verb, and at this location if it is possible there; the first of them.
             */
            offers: components["schemas"]["OfferData"][];
            /**
             * Unusable
             * @description The cards of the action that cannot be used, and why.
             */
            unusable: {
                [key: string]: "not controlled" | "besieged" | "cut off";
            };
            /**
             * Verbs
             * @description The verbs that are possible now.
             */
            verbs: ("settle" | "develop" | "fortify" | "besiege" | "reinforce" | "military leader" | "withdraw" | "raid" | "ambush" | "convert" | "take money" | "merchant" | "trader" | "piracy" | "draft" | "discard" | "reserve" | "retrieve" | "governor" | "intendant" | "home support" | "pass" | "end turn" | "block" | "do not block" | "lose" | "lose from reserve" | "give" | "give from reserve" | "show hand" | "give up" | "occupy" | "leave" | "sell fur" | "drop" | "lose from siege" | "redraw" | "keep" | "forfeit" | "begin with")[];
        };
        /**
         * JoinBody
         * @description A second player.
         */
        JoinBody: {
            /** Invite */
            invite?: string | null;
            /**
             * Name
             * @default Guest
             */
            name: string;
            /** Side */
            side?: ("british" | "french") | null;
            /** Token */
            token?: string | null;
        };
        /**
         * JoinedItem
         * @description A player sits down at a side.
         */
        JoinedItem: {
            /** At */
            at: number;
            /** Name */
            name: string;
            /** Seq */
            seq: number;
            /**
             * Side
             * @enum {string}
             */
            side: "british" | "french";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "joined";
        };
        /**
         * LeadsTo
         * @description The locations that a card lists, by the transport that they ask for.
         */
        LeadsTo: {
            /** Bateaux */
            bateaux: string[];
            /** Ship */
            ship: string[];
            /** Wagon */
            wagon: string[];
        };
        /**
         * LevelFacts
         * @description A level of play that the server offers as an opponent.
         */
        LevelFacts: {
            /** Bot */
            bot: string;
            /** Name */
            name: string;
            /** Number */
            number: number;
            /**
             * Seconds
             * @description How long it may think about a decision.
             */
            seconds: number;
        };
        /**
         * LimitData
         * @description How many of the picked cards may be of certain kinds.
         */
        LimitData: {
            /**
             * Cards
             * @description The kinds that count, each once.
             */
            cards: string[];
            /** Least */
            least: number;
            /** Most */
            most: number;
        };
        /**
         * LocationData
         * @description What stands at a location that a side controls.
         */
        LocationData: {
            /** Besieged By */
            besieged_by: ("british" | "french") | null;
            /** Fortified */
            fortified: boolean;
            /**
             * In Supply
             * @description Whether its owner can trace supply to it; where it cannot, it cannot use the location's card.
             */
            in_supply: boolean;
            /**
             * Owner
             * @enum {string}
             */
            owner: "british" | "french";
            /**
             * Piece
             * @enum {string}
             */
            piece: "village" | "town";
            /**
             * Points
             * @description What it counts for its owner.
             */
            points: number;
        };
        /**
         * MarkerData
         * @description A siege that begins, moves or ends.
         */
        MarkerData: {
            /**
             * After
             * @description The marker as it would stand; null where the siege ends.
             */
            after: number | null;
            /**
             * Attacker
             * @enum {string}
             */
            attacker: "british" | "french";
            /**
             * Before
             * @description The marker as it stands; null where the siege begins.
             */
            before: number | null;
            /** Location */
            location: string;
            /**
             * To Hold
             * @description How much strength the other side would have to add, to hold on; null where neither would win.
             */
            to_hold: number | null;
            /**
             * Wasted
             * @description The strength that is lost beyond the end of the track.
             */
            wasted: number;
            /**
             * Winner
             * @description Who would win with that marker at the start of its next turn; null where neither would.
             */
            winner: ("british" | "french") | null;
        };
        /**
         * MomentData
         * @description How a game stood when somebody had to decide.
         */
        MomentData: {
            /**
             * Decisions
             * @description How many decisions had been made.
             */
            decisions: number;
            /**
             * Events
             * @description How many events had happened: those asked for, and the rest of what came of the same decision.
             */
            events: number;
            view: components["schemas"]["ViewData"];
        };
        /**
         * MoneyFacts
         * @description The money that each side begins with.
         */
        MoneyFacts: {
            /** British */
            british: number;
            /** French */
            french: number;
        };
        /**
         * MoveBody
         * @description An action on a version of the game.
         */
        MoveBody: {
            /** Action */
            action: string | components["schemas"]["ActionBody"];
            /** Key */
            key: string;
            /**
             * Version
             * @description the version of the game that was seen
             */
            version: number;
        };
        /**
         * MuteBody
         * @description Whether to be spared what the other says.
         */
        MuteBody: {
            /** Muted */
            muted: boolean;
        };
        /**
         * NewGameBody
         * @description A game to be set up.
         */
        NewGameBody: {
            /** Level */
            level?: number | null;
            /**
             * Name
             * @default Guest
             */
            name: string;
            /**
             * Opponent
             * @default link
             * @enum {string}
             */
            opponent: "bot" | "link" | "anyone";
            /**
             * Public
             * @description whether lists show it and everybody may watch; left out: yes, but not against a bot
             */
            public?: boolean | null;
            /** Rule Set */
            rule_set?: string | null;
            /** Scenario */
            scenario?: string | null;
            /**
             * Side
             * @default random
             * @enum {string}
             */
            side: "british" | "french" | "random" | "opponent";
            start?: components["schemas"]["StartBody"] | null;
            /** Strategy */
            strategy?: string | null;
            /** Token */
            token?: string | null;
            /**
             * Variants
             * @default []
             */
            variants: string[];
        };
        /**
         * NewsData
         * @description What is new to a viewer, item by item, and how the game stands.
         */
        NewsData: {
            /** Items */
            items: (components["schemas"]["EventsItem"] | components["schemas"]["TakenBackItem"] | components["schemas"]["JoinedItem"] | components["schemas"]["ChatItem"] | components["schemas"]["AbortedItem"] | components["schemas"]["RematchItem"])[];
            /**
             * More
             * @description Whether there are more items: ask for those after the last of these.
             */
            more: boolean;
            now: components["schemas"]["NowData"];
        };
        /**
         * NowData
         * @description How a game stands for whoever asks.
         */
        NowData: {
            /**
             * Bot Missing
             * @description Whether the game waits for a bot that cannot play at present, as whoever runs the server knows.
             */
            bot_missing: boolean;
            /**
             * Can Take Back
             * @description Whether one has done something against a bot.
             */
            can_take_back: boolean;
            /**
             * Can Undo
             * @description Whether one has done something that nobody else has seen.
             */
            can_undo: boolean;
            /**
             * Claim At
             * @description From when on one may claim the game, if the other side does nothing until then that everybody sees, in
             *     seconds since 1970; null while one decides oneself, against a bot, and when the game is over.
             */
            claim_at: number | null;
            /**
             * Claimed
             * @description Whether the game is over because the winner claimed it: the other side, which conceded nothing, had
             *     done nothing for so long.
             */
            claimed: boolean;
            /**
             * Decide By
             * @description By when one must do something that everybody sees, or else the other side may claim the game; null
             *     while the other side decides, against a bot, and when the game is over.
             */
            decide_by: number | null;
            game: components["schemas"]["GameSummary"];
            /**
             * Muted
             * @description Whether one is spared what the other player says; one's presets are at an address of their own.
             */
            muted: boolean;
            /**
             * Offers
             * @description What one may do now.
             */
            offers: components["schemas"]["OfferData"][];
            /**
             * Seq
             * @description The number of the last item of one's feed.
             */
            seq: number;
            /**
             * Since
             * @description How many events one had seen when one last decided.
             */
            since: number;
            /**
             * Version
             * @description The version to send along with whatever changes the game.
             */
            version: number;
            /** @description All that one may see; null before the game has begun. */
            view: components["schemas"]["ViewData"] | null;
            /**
             * You
             * @description The side of whoever asks; null for a spectator.
             */
            you: ("british" | "french") | null;
        };
        /**
         * NumberFacts
         * @description The numbers of the rules that a page shows.
         */
        NumberFacts: {
            /** Attacker Wins */
            attacker_wins: number;
            british: components["schemas"]["SideFacts"];
            /** Captures To End */
            captures_to_end: number;
            /** Defender Wins */
            defender_wins: number;
            /** Fortifications */
            fortifications: number;
            french: components["schemas"]["SideFacts"];
            /** Hand Size */
            hand_size: number;
        };
        /**
         * OccupyingBody
         * @description Whether to place a village in a place that was taken, and with which card where that takes one.
         */
        OccupyingBody: {
            /**
             * Answer
             * @default ask
             * @enum {string}
             */
            answer: "ask" | "occupy" | "leave";
            /**
             * Cards
             * @default []
             */
            cards: string[];
            /**
             * Otherwise
             * @default ask
             * @enum {string}
             */
            otherwise: "ask" | "any" | "leave";
        };
        /**
         * OfferData
         * @description Some of what may be done now: a verb and a place, cards that it takes, and cards to be picked besides.
         *
         *     What is not offered is not legal. No action is offered twice.
         */
        OfferData: {
            /**
             * Apart
             * @description Whether the pool is not the hand, so that what is picked is not played but bought, fetched or lost.
             */
            apart: boolean;
            /**
             * Count
             * @description In how many ways cards can be picked.
             */
            count: number;
            /**
             * Fixed
             * @description The cards from hand that it takes in any case.
             */
            fixed: string[];
            /**
             * Forgoes
             * @description The money that the card singled out would have brought: the merchant's ship, whose coins are not sold.
             *
             *     Where the same cards fill several offers, the one that forgoes least brings most.
             */
            forgoes: number;
            /**
             * Group
             * @description The heading of the rules that the verb belongs to; answers are what a side is asked for.
             * @enum {string}
             */
            group: "expand" | "attack" | "money" | "cards" | "other" | "answer";
            /**
             * Least
             * @description At least so many cards must be picked.
             */
            least: number;
            /**
             * Limits
             * @description What the picked cards must keep besides.
             */
            limits: components["schemas"]["LimitData"][];
            /** Location */
            location: string | null;
            /**
             * Mark
             * @description The first of these that is picked is singled out: committed to the siege, or the merchant's ship.
             */
            mark: string[];
            /**
             * Most
             * @description At most so many cards may be picked.
             */
            most: number;
            /**
             * Pool
             * @description The cards to pick from; empty where there is nothing to pick.
             */
            pool: components["schemas"]["CardCount"][];
            /**
             * Verb
             * @enum {string}
             */
            verb: "settle" | "develop" | "fortify" | "besiege" | "reinforce" | "military leader" | "withdraw" | "raid" | "ambush" | "convert" | "take money" | "merchant" | "trader" | "piracy" | "draft" | "discard" | "reserve" | "retrieve" | "governor" | "intendant" | "home support" | "pass" | "end turn" | "block" | "do not block" | "lose" | "lose from reserve" | "give" | "give from reserve" | "show hand" | "give up" | "occupy" | "leave" | "sell fur" | "drop" | "lose from siege" | "redraw" | "keep" | "forfeit" | "begin with";
            /**
             * Zone
             * @description Where the cards of the pool lie.
             * @enum {string}
             */
            zone: "hand" | "market" | "discard" | "reserve" | "siege";
        };
        /**
         * OutcomeData
         * @description How a game ended.
         */
        OutcomeData: {
            points: components["schemas"]["PointsBySide"];
            /**
             * Reason
             * @enum {string}
             */
            reason: "unfinished" | "home taken" | "home settled" | "villages" | "towns" | "captures" | "conceded" | "stopped" | "fort duquesne";
            /**
             * Winner
             * @enum {string}
             */
            winner: "british" | "french";
        };
        /**
         * PiecesData
         * @description Villages and towns.
         */
        PiecesData: {
            /** Towns */
            towns: number;
            /** Villages */
            villages: number;
        };
        /**
         * PlaceFacts
         * @description What the board prints beside a location.
         */
        PlaceFacts: {
            /**
             * Cards
             * @description The sides that have a card of this location.
             */
            cards: ("british" | "french")[];
            /**
             * Defence
             * @description What the location itself adds for the defender when a siege begins.
             */
            defence: number;
            /**
             * Home Of
             * @description The side whose supply comes from here.
             */
            home_of: ("british" | "french") | null;
            /** Latitude */
            latitude: number;
            /** Longitude */
            longitude: number;
            /** Name */
            name: string;
            /**
             * Points
             * @description What a village scores; a town scores twice that, and where it is 0 no town can be built.
             */
            points: number;
            /**
             * Port
             * @description Whether ships have strength in a siege here.
             */
            port: boolean;
            /**
             * Prize Of
             * @description The side that loses the game when this location falls.
             */
            prize_of: ("british" | "french") | null;
            /**
             * Sea
             * @description Whether supply reaches it from every other location on the sea.
             */
            sea: boolean;
            /**
             * Settlers
             * @description Whether placing a village takes a settler.
             */
            settlers: boolean;
            /**
             * Starts
             * @description The piece that stands here in the standard set-up.
             */
            starts: ("british village" | "british town" | "french village" | "french town") | null;
        };
        /**
         * PlacedData
         * @description What would stand at a location where something else stands now.
         */
        PlacedData: {
            /** Fortified */
            fortified: boolean;
            /** Location */
            location: string;
            /**
             * Owner
             * @description Who would control it; null where it would be neutral.
             */
            owner: ("british" | "french") | null;
            /** Piece */
            piece: ("village" | "town") | null;
        };
        /**
         * PlayerData
         * @description A player: a name, and the bot if it is one.
         */
        PlayerData: {
            /** Bot */
            bot: string | null;
            /** Name */
            name: string;
        };
        /**
         * PointsBySide
         * @description The points of both sides.
         */
        PointsBySide: {
            /** British */
            british: number;
            /** French */
            french: number;
        };
        /**
         * PointsData
         * @description The points of a side, and where they come from.
         */
        PointsData: {
            /**
             * Captured
             * @description The points of the pieces that it has captured: 2 for a village, 4 for a town.
             */
            captured: number;
            /** Total */
            total: number;
            /**
             * Towns
             * @description The points of the locations with its towns, which count double.
             */
            towns: number;
            /**
             * Villages
             * @description The points of the locations with its villages.
             */
            villages: number;
        };
        /**
         * PositionData
         * @description The position that a game begins from, with everything open; null twice if it begins with a deal.
         */
        PositionData: {
            start: components["schemas"]["StartData"] | null;
            view: components["schemas"]["ViewData"] | null;
        };
        /**
         * PresenceData
         * @description Who is there.
         */
        PresenceData: {
            /**
             * At
             * @description When this was told, by the clock of the server, in seconds since 1970.
             */
            at: number;
            presence: components["schemas"]["SeatsPresence"];
        };
        /**
         * PresetsBody
         * @description The answers that a seat has settled beforehand; whatever is left out is asked for.
         *
         *     An ambush may be blocked (``ambushes``), or else takes a card (``losing``). A conversion cannot be
         *     blocked, and takes a card (``giving``). ``giving_up`` and ``occupying`` are about the end of sieges;
         *     ``forfeiting`` about cards forfeited for a deck and ``exchange`` about a card exchanged after a siege,
         *     under variants that have these. ``delay`` is there so that the time which an answer takes does not tell
         *     that it was preset.
         */
        PresetsBody: {
            /**
             * @default {
             *       "answer": "ask",
             *       "cards": [],
             *       "otherwise": "ask"
             *     }
             */
            ambushes: components["schemas"]["BlockingBody"];
            /**
             * Delay
             * @description whether to answer after some seconds, as if by hand
             * @default false
             */
            delay: boolean;
            /**
             * Exchange
             * @default ask
             * @enum {string}
             */
            exchange: "ask" | "keep";
            /**
             * @default {
             *       "answer": "ask",
             *       "cards": [],
             *       "first": "hand",
             *       "otherwise": "ask"
             *     }
             */
            forfeiting: components["schemas"]["YieldingBody"];
            /**
             * @default {
             *       "answer": "ask",
             *       "cards": [],
             *       "first": "hand",
             *       "otherwise": "ask"
             *     }
             */
            giving: components["schemas"]["GivingBody"];
            /**
             * @default {
             *       "answer": "ask",
             *       "cards": [],
             *       "first": "hand",
             *       "otherwise": "ask"
             *     }
             */
            giving_up: components["schemas"]["YieldingBody"];
            /**
             * @default {
             *       "answer": "ask",
             *       "cards": [],
             *       "first": "hand",
             *       "otherwise": "ask"
             *     }
             */
            losing: components["schemas"]["YieldingBody"];
            /**
             * @default {
             *       "answer": "ask",
             *       "cards": [],
             *       "otherwise": "ask"
             *     }
             */
            occupying: components["schemas"]["OccupyingBody"];
            /**
             * @default {
             *       "answer": "ask",
             *       "cards": [],
             *       "otherwise": "ask"
             *     }
             */
            raids: components["schemas"]["BlockingBody"];
        };
        /**
         * PreviewBody
         * @description An action on a version of the game, to be thought of.
         */
        PreviewBody: {
            /** Action */
            action: string | components["schemas"]["ActionBody"];
            /**
             * Version
             * @description the version of the game that was seen
             */
            version: number;
        };
        /**
         * PreviewData
         * @description What an action would do, as far as whoever may do it can know.
         */
        PreviewData: {
            /** @description The action as it would be done. */
            action: components["schemas"]["ActionData"];
            /**
             * Actions Left
             * @description How many actions of the turn would be left; null if the turn would end.
             */
            actions_left: number | null;
            /** @description Who would be asked what next, if it is not what to do in a turn. */
            asks: components["schemas"]["AskedData"] | null;
            /**
             * Draws
             * @description How many cards would be drawn; null where none are drawn.
             */
            draws: number | null;
            /**
             * Endings
             * @description The ways in which the game can end, and how near they would be.
             */
            endings: components["schemas"]["EndingData"][];
            /**
             * Enemy Answers
             * @description Whether the enemy would lose a card or show the hand, by a conversion or an ambush that is not blocked.
             *
             *     Null for all else, and where the cards that would be lost or taken tell it.
             */
            enemy_answers: ("loses" | "shows" | "either") | null;
            /**
             * Enemy Loses
             * @description The enemy's cards that would go to the market without a question, since all can tell the answer.
             */
            enemy_loses: string[];
            /**
             * Free
             * @description Whether it takes no action of the turn.
             */
            free: boolean;
            /**
             * Irreversible
             * @description Whether it cannot be undone: hidden cards come up, the enemy is asked, or the turn ends.
             */
            irreversible: boolean;
            /**
             * Money
             * @description The change of one's money.
             */
            money: number;
            /** Money After */
            money_after: number;
            /** @description How the game would end at once, if it would. */
            outcome: components["schemas"]["OutcomeData"] | null;
            /** Places */
            places: components["schemas"]["PlacedData"][];
            /** @description The change of both sides' points. */
            points: components["schemas"]["PointsBySide"];
            /** @description What a raid takes, for whoever raids and for whoever may block; null for all else. */
            raid: components["schemas"]["RaidData"] | null;
            /**
             * Rebuilds
             * @description Whether the discard pile would become the deck on the way.
             */
            rebuilds: boolean;
            /**
             * Retrieves
             * @description The cards that would come from the reserve into one's hand.
             */
            retrieves: string[];
            /**
             * Returns
             * @description One's cards that would go back to the market.
             */
            returns: string[];
            /** Sieges */
            sieges: components["schemas"]["MarkerData"][];
            /**
             * Takes
             * @description The cards that one would gain from the market, or from the enemy.
             */
            takes: string[];
        };
        /**
         * PricedCard
         * @description A kind of card to be bought, how many of it there are, and what one of them costs.
         */
        PricedCard: {
            /** Card */
            card: string;
            /** Cost */
            cost: number;
            /** Count */
            count: number;
        };
        /**
         * PushBody
         * @description A browser that wants to be told, as its ``PushSubscription`` describes it.
         */
        PushBody: {
            /**
             * Endpoint
             * @description where the browser gets notices
             */
            endpoint: string;
            keys: components["schemas"]["PushKeys"];
            /**
             * Language
             * @description the language of the notices
             * @default en
             */
            language: string;
        };
        /**
         * PushCount
         * @description How many browsers there are now.
         */
        PushCount: {
            /** Browsers */
            browsers: number;
        };
        /**
         * PushFacts
         * @description What a browser needs to ask its maker's service for an endpoint.
         */
        PushFacts: {
            /**
             * Key
             * @description The public key of the server; null where it sends no notices.
             */
            key: string | null;
        };
        /**
         * PushKeys
         * @description The keys that notices for a browser are sealed with, in base64 for URLs.
         */
        PushKeys: {
            /** Auth */
            auth: string;
            /** P256Dh */
            p256dh: string;
        };
        /**
         * PushedBody
         * @description A browser that does not want to be told any more.
         */
        PushedBody: {
            /**
             * Endpoint
             * @description where the browser gets notices
             */
            endpoint: string;
        };
        /**
         * RaidData
         * @description What a raid takes if nobody blocks it.
         */
        RaidData: {
            /**
             * Blockable
             * @description Whether the enemy is asked first, and may block it.
             */
            blockable: boolean;
            /**
             * Endings
             * @description The ways in which the game can end, and how near they would be then.
             */
            endings: components["schemas"]["EndingData"][];
            /**
             * Left
             * @description What its owner keeps there; null where the location becomes neutral.
             */
            left: ("village" | "town") | null;
            /** Location */
            location: string;
            /**
             * Piece
             * @description The piece that is captured.
             * @enum {string}
             */
            piece: "village" | "town";
            /** @description The change of both sides' points. */
            points: components["schemas"]["PointsBySide"];
        };
        /**
         * RecordBody
         * @description A record to be imported: a game file, or JSON as text.
         */
        RecordBody: {
            /**
             * Public
             * @default false
             */
            public: boolean;
            /** Record */
            record: string;
        };
        /**
         * RematchItem
         * @description The players have a further game, in which their tokens are valid.
         */
        RematchItem: {
            /** At */
            at: number;
            /** Game */
            game: string;
            /** Seq */
            seq: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "rematch";
        };
        /**
         * RuleSetFacts
         * @description A rule set.
         */
        RuleSetFacts: {
            /** Name */
            name: string;
            /** Settings */
            settings: {
                [key: string]: boolean | number;
            };
            /** Summary */
            summary: string;
        };
        /**
         * RulesData
         * @description The rules in force.
         */
        RulesData: {
            /**
             * Free Verbs
             * @description The verbs of a turn that take none of its actions.
             */
            free_verbs: ("settle" | "develop" | "fortify" | "besiege" | "reinforce" | "military leader" | "withdraw" | "raid" | "ambush" | "convert" | "take money" | "merchant" | "trader" | "piracy" | "draft" | "discard" | "reserve" | "retrieve" | "governor" | "intendant" | "home support" | "pass" | "end turn" | "block" | "do not block" | "lose" | "lose from reserve" | "give" | "give from reserve" | "show hand" | "give up" | "occupy" | "leave" | "sell fur" | "drop" | "lose from siege" | "redraw" | "keep" | "forfeit" | "begin with")[];
            /** Rule Set */
            rule_set: string;
            /** Scenario */
            scenario: string;
            /**
             * Title
             * @description The title of the scenario.
             */
            title: string;
            /** Variants */
            variants: string[];
        };
        /**
         * ScenarioFacts
         * @description A scenario: rules that go together, and often another set-up.
         */
        ScenarioFacts: {
            /**
             * First Player
             * @enum {string}
             */
            first_player: "british" | "french";
            /** First Turn Actions */
            first_turn_actions: number;
            /**
             * History
             * @description What happened then, in paragraphs; empty where the scenario only chooses rules.
             */
            history: string;
            money: components["schemas"]["MoneyFacts"];
            /** Name */
            name: string;
            /**
             * Pieces
             * @description What stands where at the beginning, neutral locations left out.
             */
            pieces: {
                [key: string]: "neutral" | "british village" | "british town" | "french village" | "french town" | "british village fortified" | "british town fortified" | "french village fortified" | "french town fortified";
            };
            /** Rule Set */
            rule_set: string;
            /** Standard Set Up */
            standard_set_up: boolean;
            /** Title */
            title: string;
            /** Variants */
            variants: string[];
        };
        /**
         * SeatData
         * @description A seat that was taken: the token is the only key to it, and shown once.
         */
        SeatData: {
            /** Game */
            game: string;
            /**
             * Invite
             * @description the link for the opponent, if the game waits for one
             */
            invite: string | null;
            /**
             * Link
             * @description the link by which the seat is resumed from any device; keep it secret
             */
            link: string;
            /** Side */
            side: ("british" | "french") | null;
            /** Token */
            token: string;
        };
        /**
         * SeatPresence
         * @description Whether somebody is at a game, or when they last were.
         */
        SeatPresence: {
            /**
             * Here
             * @description Whether a live connection to the game is open from this seat; null where this process of several has
             *     none, since another may.
             */
            here: boolean | null;
            /**
             * Seen At
             * @description When one was last open, or something was done that everybody saw, whichever was later, in seconds since
             *     1970; null while one is open.
             */
            seen_at: number | null;
        };
        /**
         * SeatsPresence
         * @description The presence of each seat that a person has. Of a finished game it is told to its players alone.
         */
        SeatsPresence: {
            british: components["schemas"]["SeatPresence"] | null;
            french: components["schemas"]["SeatPresence"] | null;
            /** @description Whoever set the game up, until it begins. */
            host: components["schemas"]["SeatPresence"] | null;
        };
        /**
         * SideData
         * @description What one side has. Of a hidden hand, there is only what everybody knows of it.
         */
        SideData: {
            /** @description The enemy's pieces that this side has captured. */
            captured: components["schemas"]["PiecesData"];
            /** Deck Size */
            deck_size: number;
            /** Discard */
            discard: components["schemas"]["CardCount"][];
            /**
             * Hand
             * @description The hand, if it is one's own; else the cards that are known to be in it.
             */
            hand: components["schemas"]["CardCount"][];
            /** Hand Size */
            hand_size: number;
            /**
             * Known
             * @description The part of the hand that the other side knows.
             */
            known: components["schemas"]["CardCount"][];
            /**
             * Location Cards
             * @description The side's location cards that are not taken: settling a location gives its card.
             */
            location_cards: string[];
            /**
             * Market
             * @description The side's empire cards that can be drafted.
             */
            market: components["schemas"]["PricedCard"][];
            /** Money */
            money: number;
            points: components["schemas"]["PointsData"];
            /** Reserve */
            reserve: components["schemas"]["CardCount"][];
            /** @description The siege in which this side attacks. */
            siege: components["schemas"]["SiegeData"] | null;
            /** @description The pieces that can still be placed. */
            stock: components["schemas"]["PiecesData"];
            /**
             * Unseen
             * @description One's own draw deck; of another side, all that may be in its hand or draw deck besides the known.
             */
            unseen: components["schemas"]["CardCount"][];
        };
        /**
         * SideFacts
         * @description What belongs to a side from the beginning.
         */
        SideFacts: {
            /**
             * Siege Track
             * @description How far the marker of its sieges can go, for the defender and for itself.
             */
            siege_track: [
                number,
                number
            ];
            /** Towns */
            towns: number;
            /** Villages */
            villages: number;
        };
        /**
         * SidesData
         * @description What both sides have.
         */
        SidesData: {
            british: components["schemas"]["SideData"];
            french: components["schemas"]["SideData"];
        };
        /**
         * SiegeData
         * @description A siege, told with the side that attacks in it.
         */
        SiegeData: {
            /**
             * Attacker Needs
             * @description The strength that the attacker still needs to win.
             */
            attacker_needs: number;
            /**
             * Attacker Wins
             * @description From this marker on, the attacker wins at the start of its turn.
             */
            attacker_wins: number;
            committed: components["schemas"]["CardsBySide"];
            /**
             * Defender Needs
             * @description The strength that the defender still needs to win.
             */
            defender_needs: number;
            /**
             * Defender Wins
             * @description At this marker or below it, the defender wins at the start of its turn.
             */
            defender_wins: number;
            /**
             * Least
             * @description The end of the marker's track on the defender's side, or null where the track has no end.
             */
            least: number | null;
            /** Location */
            location: string;
            /**
             * Marker
             * @description Above 0 it favours the attacker.
             */
            marker: number;
            /**
             * Most
             * @description The end of the marker's track on the attacker's side, or null where the track has no end.
             */
            most: number | null;
            supplied: components["schemas"]["SupplyBySide"];
        };
        /**
         * StartBody
         * @description A moment of a finished game or of a record to play on from: after so many decisions, or events.
         */
        StartBody: {
            /**
             * Decisions
             * @description after how many decisions
             */
            decisions?: number | null;
            /**
             * Events
             * @description after how many events of the game, instead of decisions
             */
            events?: number | null;
            /** Game */
            game?: string | null;
            /** Record */
            record?: string | null;
        };
        /**
         * StartData
         * @description A position that a game begins from instead of a deal: the host has seen every card of it.
         */
        StartData: {
            /**
             * Decider
             * @description The side that decides first; null if the game is over as it begins, as a record may be.
             */
            decider: ("british" | "french") | null;
            /**
             * Game
             * @description The public game of this server that it goes on from; null if it is a record or another game.
             */
            game: string | null;
            /**
             * Own Scenario
             * @description Whether it follows a scenario that is written in the record, whatever its name, and not one of the
             *     server's.
             */
            own_scenario: boolean;
            points: components["schemas"]["PointsBySide"];
            /**
             * Turn
             * @description The turn, from 1 on.
             */
            turn: number;
        };
        /**
         * StoryData
         * @description A whole game that is over, with nothing hidden.
         */
        StoryData: {
            /** Events */
            events: components["schemas"]["EventData"][];
            /**
             * Moments
             * @description For each moment, before the first decision and after each, how many events had happened.
             */
            moments: number[];
            /** @description The money at each moment. */
            money: components["schemas"]["CountsBySide"];
            /** @description The points at each moment. */
            points: components["schemas"]["CountsBySide"];
            /** Turns */
            turns: components["schemas"]["TurnData"][];
        };
        /**
         * StrategyFacts
         * @description A plan that the server offers as an opponent.
         */
        StrategyFacts: {
            /** Bot */
            bot: string;
            /** Name */
            name: string;
            /**
             * Seconds
             * @description How long it may think about a decision.
             */
            seconds: number;
        };
        /**
         * SupplyBySide
         * @description Whether each side can trace supply to a siege, and so reinforce it.
         */
        SupplyBySide: {
            /** British */
            british: boolean;
            /** French */
            french: boolean;
        };
        /**
         * TakenBackItem
         * @description The last of what the viewer saw was taken back.
         */
        TakenBackItem: {
            /** At */
            at: number;
            /** Seq */
            seq: number;
            /**
             * Start
             * @description How many events are left.
             */
            start: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "taken-back";
        };
        /**
         * TurnData
         * @description A turn of a game.
         */
        TurnData: {
            /**
             * Events
             * @description How many events had happened when it began.
             */
            events: number;
            /**
             * Side
             * @enum {string}
             */
            side: "british" | "french";
            /**
             * Turn
             * @description The turns of both sides are counted together, from 1 on.
             */
            turn: number;
        };
        /**
         * VariantFacts
         * @description A variant rule, which can be added to any rule set.
         */
        VariantFacts: {
            /**
             * Beaten By
             * @description The variants that prevail over it where both are chosen.
             */
            beaten_by: string[];
            /**
             * Beats
             * @description The variants over which it prevails where both are chosen.
             */
            beats: string[];
            /** Name */
            name: string;
            /** Settings */
            settings: {
                [key: string]: boolean | number;
            };
            /** Summary */
            summary: string;
        };
        /**
         * VerbFacts
         * @description Something that a side can do.
         */
        VerbFacts: {
            /**
             * Fur Price
             * @description What each card with furs brings that is sold so; 0 where no furs are sold.
             */
            fur_price: number;
            /**
             * Group
             * @enum {string}
             */
            group: "expand" | "attack" | "money" | "cards" | "other" | "answer";
            /** Has Location */
            has_location: boolean;
            /**
             * Name
             * @enum {string}
             */
            name: "settle" | "develop" | "fortify" | "besiege" | "reinforce" | "military leader" | "withdraw" | "raid" | "ambush" | "convert" | "take money" | "merchant" | "trader" | "piracy" | "draft" | "discard" | "reserve" | "retrieve" | "governor" | "intendant" | "home support" | "pass" | "end turn" | "block" | "do not block" | "lose" | "lose from reserve" | "give" | "give from reserve" | "show hand" | "give up" | "occupy" | "leave" | "sell fur" | "drop" | "lose from siege" | "redraw" | "keep" | "forfeit" | "begin with";
        };
        /**
         * ViewData
         * @description All that a side, or a spectator, may know of a game.
         */
        ViewData: {
            /**
             * About
             * @description The location that the decision is about: the one raided, taken, or besieged in vain.
             */
            about: string | null;
            /** Actions Left */
            actions_left: number;
            /**
             * Board
             * @description The locations that a side controls, by name; all others are neutral, and nothing stands there.
             */
            board: {
                [key: string]: components["schemas"]["LocationData"];
            };
            /**
             * British Must Wait
             * @description Whether a variant still holds the British back from besieging.
             */
            british_must_wait: boolean;
            /**
             * Decider
             * @description The side that must decide now, whoever's turn it is; null when the game is over.
             */
            decider: ("british" | "french") | null;
            /** Endings */
            endings: components["schemas"]["EndingData"][];
            /**
             * Fortifications
             * @description How many fortifications are left for both sides.
             */
            fortifications: number;
            /**
             * Neutral
             * @description The neutral cards that either side can draft.
             */
            neutral: components["schemas"]["PricedCard"][];
            outcome: components["schemas"]["OutcomeData"] | null;
            /**
             * Phase
             * @description What is to be decided.
             * @enum {string}
             */
            phase: "draw" | "upkeep" | "actions" | "block raid" | "block ambush" | "lose card" | "give card" | "give up card" | "occupation" | "redraw" | "forfeit" | "starting card" | "over";
            /**
             * Reserve Limit
             * @description How many cards a reserve may hold; null where there is no limit.
             */
            reserve_limit: number | null;
            rules: components["schemas"]["RulesData"];
            /**
             * Side
             * @description Whose view it is; null for a spectator.
             */
            side: ("british" | "french") | null;
            sides: components["schemas"]["SidesData"];
            /**
             * To Move
             * @description The side whose turn it is.
             * @enum {string}
             */
            to_move: "british" | "french";
            /**
             * Turn
             * @description The turns of both sides are counted together, from 1 on.
             */
            turn: number;
            /**
             * Unusable
             * @description The cards in one's own hand that cannot be used now, and why.
             */
            unusable: {
                [key: string]: "not controlled" | "besieged" | "cut off";
            };
        };
        /**
         * YieldingBody
         * @description Which card to part with: the first possible one of the list, or else ``otherwise``.
         *
         *     Of two that are alike, the one in the zone named ``first``; that also decides which is "any".
         */
        YieldingBody: {
            /**
             * Answer
             * @default ask
             * @enum {string}
             */
            answer: "ask" | "list";
            /**
             * Cards
             * @default []
             */
            cards: string[];
            /**
             * First
             * @default hand
             * @enum {string}
             */
            first: "hand" | "reserve" | "siege";
            /**
             * Otherwise
             * @default ask
             * @enum {string}
             */
            otherwise: "ask" | "any";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    get_facts_api_v1_facts_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Facts"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    list_games_api_v1_games_get: {
        parameters: {
            query?: {
                status?: "open" | "playing" | "finished";
                /** @description the last game of the page before: active_at,id */
                before?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameSummary"][];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    create_game_api_v1_games_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewGameBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatData"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    get_game_api_v1_games__game__get: {
        parameters: {
            query?: {
                /** @description also the items of the feed after this one, a page of them */
                after?: number | null;
            };
            header?: never;
            path: {
                /** @description the name of the game in its link */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsData"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    abort_api_v1_games__game__abort_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the name of the game in its link */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    say_api_v1_games__game__chat_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the name of the game in its link */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledged"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    claim_api_v1_games__game__claim_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the name of the game in its link */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledged"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    concede_api_v1_games__game__concede_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the name of the game in its link */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledged"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    join_game_api_v1_games__game__join_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the name of the game in its link */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatData"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    get_moment_api_v1_games__game__moments__events__get: {
        parameters: {
            query?: {
                /** @description whose eyes to look through when the game is over; one's own if left out */
                side?: ("british" | "french" | "both") | null;
            };
            header?: never;
            path: {
                /** @description the name of the game in its link */
                game: string;
                /** @description after how many events of one's feed */
                events: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MomentData"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    move_api_v1_games__game__moves_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the name of the game in its link */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledged"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    mute_api_v1_games__game__mute_put: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the name of the game in its link */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MuteBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledged"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    get_presence_api_v1_games__game__presence_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the name of the game in its link */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresenceData"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    get_presets_api_v1_games__game__presets_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the name of the game in its link */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresetsBody"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    put_presets_api_v1_games__game__presets_put: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the name of the game in its link */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PresetsBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledged"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    think_api_v1_games__game__preview_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the name of the game in its link */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewData"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    subscribe_api_v1_games__game__push_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the name of the game in its link */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushCount"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    unsubscribe_api_v1_games__game__push_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the name of the game in its link */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushedBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushCount"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    get_record_api_v1_games__game__record_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the name of the game in its link */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Text */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    rematch_api_v1_games__game__rematch_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the name of the game in its link */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatData"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    get_start_api_v1_games__game__start_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the name of the game in its link */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PositionData"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    get_story_api_v1_games__game__story_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the name of the game in its link */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoryData"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    take_back_api_v1_games__game__take_back_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the name of the game in its link */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledged"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    undo_api_v1_games__game__undo_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the name of the game in its link */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledged"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    get_push_api_v1_push_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushFacts"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    import_record_api_v1_records_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameSummary"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    healthz_healthz_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    metrics_metrics_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Text */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
}
