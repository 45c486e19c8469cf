// A plain page for the game. It knows no rules: it shows what the server tells and offers what the server
// offers. Whatever comes from elsewhere becomes text, never markup.

const API = "/api/v1";
const SIDES = ["british", "french"];
const PEOPLE = { british: "The British", french: "The French" };
const GROUPS = { answer: "Answer", expand: "Expand", attack: "Attack", money: "Money", cards: "Cards", other: "Other" };
const REASONS = {
  "home taken": "A city without which the war is lost has fallen.", "home settled": "A deserted enemy city has been settled.",
  villages: "The last village of a side has left its stock.", towns: "The last town of a side has left its stock.",
  captures: "Enough pieces have been captured.", conceded: "The other side concedes.",
  stopped: "The game was stopped, and points decide.", "fort duquesne": "Fort Duquesne has been taken.",
};
const ASKED = {
  actions: "have actions to do", "block raid": "may block a raid", "block ambush": "may block an ambush",
  "lose card": "must lose a card", "give card": "must give a card", "give up card": "must give up a card after a siege",
  occupation: "may occupy a place that was taken", redraw: "may exchange a card", forfeit: "must forfeit cards",
  "starting card": "choose a card to begin with",
};

// What the page is made of

const main = document.getElementById("main");

function el(tag, about = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(about)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (name in made && name !== "list") made[name] = value;
    else made.setAttribute(name, value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

const button = (text, does, about = {}) => el("button", { type: "button", onclick: doing(does), ...about }, text);
const labelled = (text, control) => el("label", { className: "row" }, text, " ", control);
const ticked = (text, control) => el("label", { className: "row" }, control, text);
const choice = (options, about = {}) =>
  el("select", about, ...options.map(([value, text]) => el("option", { value: String(value) }, text)));
const cased = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const named = (side) => el("span", { className: side }, cased(side));

function told(text) {
  const place = document.getElementById("trouble");
  place.textContent = text || "";
  place.hidden = !text;
}

function doing(does) {
  return async (event) => {
    event?.preventDefault();
    told("");
    try { await does(event); } catch (error) { told(error.message); }
  };
}

// Talking to the server

async function ask(method, path, body, token) {
  const headers = body === undefined ? {} : { "Content-Type": "application/json" };
  if (token) headers.Authorization = `Bearer ${token}`;
  const send = () => fetch(API + path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  let reply;
  // What is sent twice with the same key counts once, so that it may be tried again when the line is lost.
  try { reply = await send(); } catch {
    if (!body?.key) throw new Error("The server cannot be reached. Try again in a moment.");
    await new Promise((done) => setTimeout(done, 1000));
    try { reply = await send(); } catch { throw new Error("The server cannot be reached. Try again in a moment."); }
  }
  if (reply.status === 204) return null;
  const data = await reply.json().catch(() => null);
  if (!reply.ok) throw Object.assign(new Error(data?.error?.message ?? `The server answers with ${reply.status}.`), { code: data?.error?.code });
  return data;
}

const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");

// Seats are kept on this device; without them nobody gets back to a game.

function kept(name, otherwise) {
  try { return JSON.parse(localStorage.getItem(name)) ?? otherwise; } catch { return otherwise; }
}
function keep(name, value) {
  try { localStorage.setItem(name, JSON.stringify(value)); return true; } catch { return false; }
}
const seats = () => kept("arpents.seats", {});
const keepSeat = (game, seat) => keep("arpents.seats", { ...seats(), [game]: { ...seats()[game], ...seat, at: Date.now() } });
function forgetSeat(game) { const all = seats(); delete all[game]; keep("arpents.seats", all); }

function enter(seat) {
  const safe = keepSeat(seat.game, { token: seat.token, side: seat.side, ...(seat.invite ? { invite: new URL(seat.invite).hash } : {}) });
  const there = `/game/${encodeURIComponent(seat.game)}`;
  if (!safe) { alert("This browser keeps nothing: save the address of the next page, it is the key to your seat."); location.href = `${there}#seat=${seat.token}`; return; }
  if (location.pathname !== there) { location.href = there; return; }
  history.replaceState(null, "", there);
  location.reload();
}

function nameField() {
  const field = el("input", { value: kept("arpents.name", ""), maxLength: 40, placeholder: "Guest", autocomplete: "nickname" });
  field.addEventListener("change", () => keep("arpents.name", field.value.trim()));
  return field;
}
const nameIn = (field) => field.value.trim() || "Guest";

// Home

async function home() {
  main.className = "home";
  const { choices } = await ask("GET", "/facts");
  const name = nameField();
  const create = async (body) => enter(await ask("POST", "/games", { name: nameIn(name), ...body }));
  main.replaceChildren(
    el("section", {}, el("h1", {}, "Play now"), labelled("Your name", name), el("p", {}, "Against the computer:"),
      ...choices.levels.map((level) => button(`${level.number} · ${cased(level.name)}`,
        () => create({ opponent: "bot", level: level.number }), { className: level.number === choices.defaults.level ? "main" : "" }))),
    newGame(choices, create), myGames(), await listed("Open games", "open", name), await listed("Games to watch", "playing", name), importing());
}

function newGame(choices, create) {
  const rules = el("select", { id: "rules" },
    el("optgroup", { label: "Rules" }, ...choices.rule_sets.map((one) => el("option", { value: `rule_set:${one.name}`, title: one.summary }, one.name))),
    el("optgroup", { label: "Scenarios" }, ...choices.scenarios.filter((one) => !one.standard_set_up).map((one) => el("option", { value: `scenario:${one.name}` }, one.title))));
  rules.value = `rule_set:${choices.defaults.rule_set}`;
  const variants = choices.variants.map((one) => el("input", { type: "checkbox", value: one.name }));
  const box = el("details", {}, el("summary", {}, "Variants"), ...choices.variants.map((one, index) =>
    el("label", { className: "row", title: one.summary }, variants[index], `${one.name.replaceAll("-", " ")} `, el("span", { className: "soft" }, `– ${one.summary}`))));
  rules.addEventListener("change", () => { box.hidden = rules.value.startsWith("scenario:"); });
  const side = choice([["random", "either side"], ["british", "the British"], ["french", "the French"], ["opponent", "the opponent chooses"]]);
  const opponent = choice([["link", "a friend, by a link"], ["anyone", "anyone"], ["bot", "the computer"]]);
  const level = choice(choices.levels.map((one) => [one.number, `${one.number} · ${one.name}`]));
  const levelRow = labelled("Level", level);
  level.value = choices.defaults.level;
  const open = el("input", { type: "checkbox", checked: true });
  const fit = () => { levelRow.hidden = opponent.value !== "bot"; };
  opponent.addEventListener("change", fit);
  fit();
  const form = el("form", { onsubmit: doing(() => {
    const [kind, chosen] = rules.value.split(/:(.*)/);
    return create({
      [kind]: chosen, variants: kind === "scenario" ? [] : variants.filter((one) => one.checked).map((one) => one.value),
      side: side.value, opponent: opponent.value, public: open.checked,
      ...(opponent.value === "bot" ? { level: Number(level.value) } : {}),
    });
  }) }, labelled("Rules", rules), box, labelled("You play", side), labelled("Against", opponent), levelRow,
  ticked("Everybody may watch", open), el("button", { className: "main" }, "Set up the game"));
  return el("section", {}, el("h2", {}, "A new game"), form);
}

function myGames() {
  const mine = Object.entries(seats()).sort(([, one], [, other]) => other.at - one.at);
  const rows = mine.map(([game, seat]) => {
    const about = el("span", { className: "soft" }, seat.side ? cased(seat.side) : "");
    const row = el("li", {}, el("a", { href: `/game/${encodeURIComponent(game)}` }, game), " ", about, " ",
      button("Forget", () => {
        if (confirm("Forget this seat? Without its link there is no way back to it.")) { forgetSeat(game); row.remove(); }
      }));
    ask("GET", `/games/${encodeURIComponent(game)}`, undefined, seat.token).then(({ now }) => {
      const other = SIDES.map((side) => side !== now.you && now.game[side]?.name).filter(Boolean)[0];
      const state = now.game.status !== "playing" ? now.game.status : now.game.decider === now.you ? "your decision" : "waiting for the other side";
      about.textContent = `${now.you ? cased(now.you) : ""} ${other ? `against ${other}` : ""} – ${state}`;
    }).catch((error) => { about.textContent = error.message; });
    return row;
  });
  return el("section", {}, el("h2", {}, "Your games on this device"), rows.length ? el("ul", {}, ...rows) : el("p", { className: "soft" }, "None yet."));
}

async function listed(title, status, name) {
  const games = await ask("GET", `/games?status=${status}`);
  const rows = games.filter((game) => !seats()[game.id]).slice(0, 20).map((game) => {
    const rules = [game.rules.title === "The second edition" && !game.rules.variants.length ? "" : game.rules.title, ...game.rules.variants].filter(Boolean).join(", ");
    const who = status === "open" ? `${game.host}${game.side ? ` plays the ${cased(game.side)}` : ", you choose the side"}` : `${game.british.name} – ${game.french.name}, turn ${game.turn}`;
    return el("li", {}, el("a", { href: `/game/${encodeURIComponent(game.id)}` }, who), rules ? ` (${rules})` : "", " ",
      status === "open" && game.side && button("Join", async () => enter(await ask("POST", `/games/${game.id}/join`, { name: nameIn(name) }))));
  });
  return el("section", {}, el("h2", {}, title), rows.length ? el("ul", {}, ...rows) : el("p", { className: "soft" }, "None just now."));
}

function importing() {
  const text = el("textarea", { required: true, "aria-label": "The record", spellcheck: false });
  const file = el("input", { type: "file", onchange: async () => { if (file.files[0]) text.value = await file.files[0].text(); } });
  return el("section", {}, el("h2", {}, "Import a record"), el("p", { className: "soft" }, "A finished game as a game file or JSON. Everybody with its link can see it."),
    el("form", { onsubmit: doing(async () => { location.href = `/game/${(await ask("POST", "/records", { record: text.value })).id}`; }) },
      labelled("From a file", file), text, el("button", {}, "Import")));
}

// A game: what is known of it, and the line to the server that keeps it known

const game = { id: "", token: null, now: null, seq: 0, events: [], chat: [], offers: null, wait: 1000, key: null, socket: null, timer: 0 };

function openGame(id) {
  main.className = "game";
  Object.assign(game, { id, token: seats()[id]?.token ?? null });
  const [what, secret] = location.hash.slice(1).split(/=(.*)/);
  if (what === "seat" && secret) {
    game.token = secret;
    if (keepSeat(id, { token: secret })) history.replaceState(null, "", location.pathname);
  } else if (what === "join" && secret && !game.token) game.invite = secret;
  for (const part of ["status", "actions", "sides", "board", "market", "log", "talk", "more"]) parts[part] = el("section", { id: `part-${part}`, hidden: true });
  parts.status.setAttribute("aria-live", "polite");
  main.replaceChildren(el("div", { className: "column" }, parts.status, parts.actions), el("div", { className: "column" }, parts.sides, parts.board, parts.market),
    el("div", { className: "column" }, parts.log, parts.talk, parts.more));
  connect();
  window.addEventListener("online", again);
  document.addEventListener("visibilitychange", () => { if (!document.hidden && game.socket?.readyState > 1) again(); });
}

const parts = {};

function again() { clearTimeout(game.timer); if (!game.socket || game.socket.readyState > 1) connect(); }

function connect() {
  const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${API}/games/${encodeURIComponent(game.id)}/live`);
  game.socket = socket;
  socket.onopen = () => socket.send(JSON.stringify({ token: game.token ?? game.invite ?? null, after: game.seq }));
  socket.onmessage = ({ data }) => {
    const news = JSON.parse(data);
    if (news.error) { told(news.error.message); return; }
    game.wait = 1000;
    document.body.classList.remove("away");
    news.items.forEach(take);
    game.now = news.now;
    show();
  };
  socket.onclose = ({ code }) => {
    if (code >= 4400 && code < 4500 && code !== 4429) { if (!game.now) gone(); return; }
    if (game.now) line("The line is lost; trying again …");
    game.timer = setTimeout(connect, game.wait);
    game.wait = Math.min(game.wait * 2, 15000);
  };
}

function gone() {
  main.className = "";
  main.replaceChildren(el("section", {}, el("p", {}, "This game cannot be shown. ", el("a", { href: "/" }, "Back to the first page"))));
}

function take(item) {
  if (item.seq <= game.seq) return;
  game.seq = item.seq;
  if (item.type === "events") { game.events.length = item.start; game.events.push(...item.events); }
  else if (item.type === "taken-back") game.events.length = item.start;
  else if (item.type === "chat") game.chat.push(item);
  else if (item.type === "rematch" && game.token) keepSeat(item.game, { token: game.token }); // it opens that seat too
}

const mine = (method, path, body) => ask(method, `/games/${encodeURIComponent(game.id)}/${path}`, body, game.token);

async function change(path, body = {}) {
  try { await mine("POST", path, { ...body, version: game.now.version, key: newKey() }); } catch (error) {
    if (error.code === "stale_version") error.message = "The game has gone on meanwhile: look again, and decide anew.";
    throw error;
  }
}

// How the game stands

function line(text) { const place = document.getElementById("line"); if (place) place.textContent = text; }

function show() {
  const { now } = game;
  const { view } = now;
  document.getElementById("where").textContent = SIDES.map((side) => now.game[side]?.name ?? "…").join(" – ");
  const yours = now.you && view && view.decider === now.you;
  document.title = `${yours ? "● Your decision – " : ""}Arpents`;
  parts.status.hidden = false;
  parts.status.replaceChildren(...status(now), el("p", { id: "line", className: "soft" }));
  for (const part of ["sides", "board", "market", "log"]) parts[part].hidden = !view;
  parts.talk.hidden = !now.you;
  parts.more.hidden = !now.you && now.game.status !== "finished";
  if (view) {
    parts.sides.replaceChildren(...sides(view, now));
    parts.board.replaceChildren(...board(view));
    parts.market.replaceChildren(...market(view));
    showLog(now);
  }
  showActions(now);
  if (now.you && !parts.talk.childElementCount) parts.talk.append(...talk(now));
  showChat(now);
  const stage = `${now.game.status} ${now.game.rematch}`;
  if (!parts.more.hidden && parts.more.dataset.stage !== stage) { parts.more.dataset.stage = stage; parts.more.replaceChildren(...more(now)); }
}

function status(now) {
  const { view } = now;
  if (now.game.status === "aborted") return [el("h1", {}, "This game was called off.")];
  if (!view) return waiting(now);
  const players = el("p", {}, ...SIDES.flatMap((side, index) => [index ? " against " : "", el("span", { className: side },
    `${now.game[side].name} (${cased(side)}${now.you === side ? ", you" : ""})`)]));
  if (view.outcome) {
    const { winner, reason, points } = view.outcome;
    return [el("h1", {}, `${PEOPLE[winner]} win${now.you ? (winner === now.you ? ": well played." : ".") : "."}`), players,
      el("p", {}, `${REASONS[reason] ?? reason} Points: British ${points.british}, French ${points.french}.`)];
  }
  const actions = view.decider === view.to_move && view.phase === "actions" ? `, ${view.actions_left} action${view.actions_left === 1 ? "" : "s"} left` : "";
  return [el("h1", {}, view.decider === now.you ? "Your decision" : `${PEOPLE[view.decider]} decide`), players,
    el("p", { className: "status" }, `Turn ${view.turn}, of the `, named(view.to_move), actions, ". The ", named(view.decider), ` ${ASKED[view.phase] ?? "decide"}${view.about ? `: ${view.about}` : ""}.`),
    now.you && el("p", {}, "Your hand: ", ...cards(view.sides[now.you].hand, view.unusable), ` and ${view.sides[now.you].money} money.`),
    !now.you && el("p", { className: "soft" }, "You are watching.")].filter(Boolean);
}

function waiting(now) {
  const found = seats()[game.id];
  const heading = el("h1", {}, `${now.game.host} waits for an opponent`);
  if (!game.token) {
    const name = nameField();
    const side = choice(SIDES.map((one) => [one, `the ${cased(one)}`]));
    return [heading, el("p", {}, now.game.side ? `You would play the ${cased(SIDES.find((one) => one !== now.game.side))}.` : "The side is yours to choose.",
      ` Rules: ${[now.game.rules.title, ...now.game.rules.variants].join(", ")}.`),
    el("form", { onsubmit: doing(async () => enter(await ask("POST", `/games/${encodeURIComponent(game.id)}/join`,
      { name: nameIn(name), ...(game.invite ? { invite: game.invite } : {}), ...(now.game.side ? {} : { side: side.value }) }))) },
    labelled("Your name", name), !now.game.side && labelled("You play", side), el("button", { className: "main" }, "Join"))];
  }
  return [heading, ...(found?.invite ? [el("p", {}, "Send this link to whoever shall play against you:"), copied(`${location.origin}/game/${game.id}${found.invite}`, "Copy the invitation")]
    : [el("p", {}, "Anyone can join it from the first page.")]),
  button("Call it off", async () => { await mine("POST", "abort"); })];
}

function copied(link, text) {
  const field = el("input", { className: "link", readOnly: true, value: link, "aria-label": text, onfocus: () => field.select() });
  const copy = button(text, async () => {
    field.select();
    if (navigator.clipboard) await navigator.clipboard.writeText(link); else document.execCommand("copy");
    copy.textContent = "Copied";
  });
  return el("p", {}, field, copy);
}

const cards = (list, unusable = {}) => list.length ? list.map(({ card, count, cost }) => el("span", {
  className: unusable[card] ? "card unusable" : "card", title: unusable[card] ? `cannot be used: ${unusable[card]}` : "",
}, `${count > 1 ? `${count} × ` : ""}${card}${cost === undefined ? "" : ` · ${cost}`}${unusable[card] ? ` (${unusable[card]})` : ""}`)) : ["–"];

function sides(view, now) {
  return [el("h2", {}, "The sides"), ...(now.you === "french" ? [...SIDES].reverse() : SIDES).flatMap((side) => {
    const has = view.sides[side];
    const own = side === now.you;
    return [el("h3", {}, named(side), ` – ${has.points.total} points, ${has.money} money`),
      el("p", {}, own ? "Hand: " : `Hand: ${has.hand_size} cards${has.hand.length ? ", among them " : ""}`, ...(own || has.hand.length ? cards(has.hand, own ? view.unusable : {}) : [])),
      el("p", {}, "Reserve: ", ...cards(has.reserve)),
      el("details", {}, el("summary", {}, `Draw deck ${has.deck_size}, discard pile ${has.discard.reduce((sum, one) => sum + one.count, 0)}`),
        el("p", {}, "Discard pile: ", ...cards(has.discard)),
        el("p", {}, own ? "In the draw deck, in no order: " : "In hand or draw deck: ", ...cards(has.unseen))),
      el("p", { className: "soft" }, `Left in stock: ${has.stock.villages} villages, ${has.stock.towns} towns. Captured: ${has.captured.villages} villages, ${has.captured.towns} towns.`)];
  }), ...SIDES.filter((side) => view.sides[side].siege).map((side) => siege(side, view.sides[side].siege))];
}

function siege(attacker, about) {
  return el("p", {}, el("strong", {}, `Siege of ${about.location}`), " by the ", named(attacker),
    `: the marker is at ${about.marker}. The attacker needs ${about.attacker_needs} more, the defender ${about.defender_needs}. `,
    "British: ", ...cards(about.committed.british), " French: ", ...cards(about.committed.french));
}

function board(view) {
  const row = ([place, about]) => el("tr", {}, el("th", { scope: "row" }, place), el("td", {}, about.piece), el("td", { className: "number" }, String(about.points)),
    el("td", {}, [about.fortified && "fortified", about.besieged_by && `besieged by the ${cased(about.besieged_by)}`, !about.in_supply && "cut off"].filter(Boolean).join(", ")));
  return [el("h2", {}, "The board"), el("div", { className: "scroll", tabIndex: 0 }, el("table", {}, ...SIDES.flatMap((side) => {
    const places = Object.entries(view.board).filter(([, about]) => about.owner === side);
    return [el("thead", {}, el("tr", {}, el("th", {}, named(side), ` (${places.length})`), el("th", {}, "Piece"), el("th", { className: "number" }, "Points"), el("th", {}, "State"))),
      el("tbody", {}, ...places.map(row))];
  }))), el("p", { className: "soft" }, `All other places are neutral. Fortifications left: ${view.fortifications}.`)];
}

function market(view) {
  return [el("h2", {}, "The market, with costs"), ...SIDES.map((side) => el("p", {}, named(side), ": ", ...cards(view.sides[side].market))),
    el("p", {}, "Either side: ", ...cards(view.neutral)),
    el("details", {}, el("summary", {}, "How the game can end"), el("ul", {}, ...view.endings.map((end) => el("li", {}, named(end.side), ` – ${end.reason}`,
      end.limit !== null && end.value !== null ? `: ${end.value} of ${end.limit}` : "", end.locations.length ? ` (${end.locations.join(", ")})` : "", end.waits ? ", after the sieges" : ""))))];
}

// What happened, in words

const PHRASES = {
  "military leader": "send a Military Leader to", convert: "try to convert", "take money": "take money with", merchant: "trade by ship with",
  trader: "sell furs from", piracy: "turn to piracy with", retrieve: "call up their reserve", governor: "let the Governor return",
  intendant: "let the Intendant fetch", "home support": "call for Home Support", pass: "pass an action", "end turn": "end their turn",
  ambush: "lay an ambush with", block: "block with", "sell fur": "sell a fur from", keep: "keep their hand", leave: "leave as it is:",
  "show hand": "have nothing to lose", withdraw: "give up the fight for", redraw: "exchange",
};

function deed({ verb, location, cards: used }) {
  const where = location ? ` ${location}` : "";
  return (PHRASES[verb] ?? verb) + where + (used.length ? `${location ? " with" : ""} ${used.join(", ")}` : "");
}

function sentence(event) {
  const who = PEOPLE[event.side];
  const some = event.cards.join(", ");
  switch (event.name) {
    case "turn-began": return `Turn ${event.number}: ${who.replace("The", "the")} to move.`;
    case "acted": return `${who} ${deed(event.action)}${event.automatic ? " (the only answer)" : ""}.`;
    case "money-changed": return event.number >= 0 ? `${who} take in ${event.number} money.` : `${who} part with ${-event.number} money.`;
    case "cards-taken": return `${who} take the card ${some}.`;
    case "cards-returned": return `${who} return ${some} to the market.`;
    case "cards-retrieved": return `${who} take ${some} into hand.`;
    case "cards-drawn": return some ? `${who} draw ${some}.` : `${who} draw ${event.number === 1 ? "a card" : `${event.number} cards`}.`;
    case "deck-rebuilt": return `${who} make a new draw deck of their discard pile.`;
    case "siege-moved": return `The siege of ${event.location} stands at ${event.number}.`;
    case "siege-ended": return event.side === event.attacker ? `${who} win the siege of ${event.location}.` : `${who} hold ${event.location}: the siege is over.`;
    case "piece-captured": return `${who} capture the ${event.piece} of ${event.location}.`;
    case "place-abandoned": return `${who} abandon ${event.location}.`;
    case "card-converted": return `${some} of the ${cased(event.side)} changes sides.`;
    case "hand-shown": return some ? `${who} show their hand: ${some}.` : `${who} show an empty hand.`;
    case "game-ended": return `The game is over: ${who.replace("The", "the")} win. ${REASONS[event.reason] ?? ""}`;
    default: return `${who}: ${event.name}.`;
  }
}

function showLog(now) {
  const list = el("ol", { id: "log", tabIndex: 0, "aria-label": "What happened" }, ...game.events.map((event, index) => el("li", {
    className: [event.name === "turn-began" && "turn", now.you && index >= now.since && now.since > 0 && "new", event.side].filter(Boolean).join(" "),
  }, sentence(event))));
  parts.log.replaceChildren(el("h2", {}, "What happened"), list);
  list.scrollTop = list.scrollHeight;
}

// What may be done: the page uses the numbers of the offers and knows nothing else about them

function showActions(now) {
  const offers = JSON.stringify([now.offers, now.version, now.can_undo, now.can_take_back]);
  if (offers === game.offers) return;
  const had = parts.actions.contains(document.activeElement);
  game.offers = offers;
  parts.actions.hidden = !now.offers.length && !now.can_undo && !now.can_take_back;
  const heading = el("h2", { tabIndex: -1 }, now.offers.length ? "What you may do" : "Second thoughts");
  parts.actions.replaceChildren(heading,
    now.can_undo ? button("Undo", () => change("undo")) : "",
    now.can_take_back && !now.can_undo ? button("Take back your last action", () => change("take-back")) : "",
    ...Object.entries(GROUPS).flatMap(([group, title]) => {
      const offered = now.offers.filter((offer) => offer.group === group);
      return offered.length ? [el("h3", {}, title), ...byLabel(offered, now)] : [];
    }));
  if (had) heading.focus();
}

function byLabel(offers, now) {
  const found = new Map();
  for (const offer of offers) {
    const label = offer.location ? `${offer.verb} ${offer.location}` : offer.verb;
    found.set(label, [...(found.get(label) ?? []), offer]);
  }
  return [...found].map(([label, same]) => {
    const [first] = same;
    const free = now.view.rules.free_verbs.includes(first.verb) && first.verb !== "end turn" ? " (free)" : "";
    if (same.length === 1 && !first.pool.length) {
      const fixed = first.fixed.length ? `: ${first.fixed.join(", ")}` : "";
      return button(cased(label) + fixed + free, () => act(first, []), { className: first.verb === "end turn" ? "main" : "" });
    }
    const ways = el("div", { className: "ways" });
    return el("details", { ontoggle: () => { if (!ways.childElementCount) ways.append(...same.flatMap((offer) => waysOf(offer, now))); } },
      el("summary", {}, cased(label) + free), ways);
  });
}

function priceOf(card, now) {
  const found = [...now.view.sides[now.you].market, ...now.view.neutral].find((one) => one.card === card);
  return found ? ` · ${found.cost}` : "";
}

function waysOf(offer, now) {
  const price = (card) => (offer.verb === "draft" ? priceOf(card, now) : "");
  if (offer.most > 1 || offer.limits.length) return [picking(offer, price)];
  const picks = [...(offer.least === 0 ? [[]] : []), ...(offer.most ? offer.pool.map(({ card }) => [card]) : [])];
  return picks.map((picked) => {
    const committed = offer.mark.length && picked.length ? `${picked[0]} (committed), ${offer.fixed.join(", ")}` : [...offer.fixed, ...picked].join(", ");
    return button((committed || "no card") + (picked.length ? price(picked[0]) : ""), () => act(offer, picked));
  });
}

function picking(offer, price) {
  const boxes = offer.pool.flatMap(({ card, count }) => Array.from({ length: count }, () => el("input", { type: "checkbox", value: card })));
  const submit = el("button", { className: "main" }, cased(offer.verb));
  const hint = el("p", { className: "soft", role: "status" });
  const picked = () => boxes.filter((box) => box.checked).map((box) => box.value);
  const wrong = () => {
    const chosen = picked();
    if (chosen.length < offer.least || chosen.length > offer.most) return offer.least === offer.most ? `Pick ${offer.least}.` : `Pick ${offer.least} to ${offer.most}.`;
    const broken = offer.limits.find(({ cards: kinds, least, most }) => {
      const number = chosen.filter((card) => kinds.includes(card)).length;
      return number < least || number > most;
    });
    return broken ? `Of ${broken.cards.join(", ")}: ${broken.least === broken.most ? broken.least : `${broken.least} to ${broken.most}`}.` : "";
  };
  const fit = () => { hint.textContent = wrong(); submit.disabled = Boolean(wrong()); };
  const ship = offer.mark.length && offer.mark.length < offer.pool.length ? `One of ${offer.mark.join(", ")} is singled out. ` : "";
  const form = el("form", { onchange: fit, onsubmit: doing(() => act(offer, picked())) },
    el("fieldset", {}, el("legend", {}, `${offer.fixed.length ? `${offer.fixed.join(", ")} and ` : ""}${offer.zone === "hand" ? "cards of your hand" : `cards of the ${offer.zone}`}`),
      ship && el("p", { className: "soft" }, ship), ...boxes.map((box) => el("label", {}, box, box.value + price(box.value)))), hint, submit);
  fit();
  return form;
}

async function act(offer, picked) {
  const chosen = picked.find((card) => offer.mark.includes(card));
  await change("moves", { action: { verb: offer.verb, location: offer.location, fixed: offer.fixed, picked, ...(chosen ? { chosen } : {}) } });
}

// Talk, presets, and the end

function talk(now) {
  const other = SIDES.find((side) => side !== now.you);
  if (now.game[other]?.bot) return [el("p", { className: "soft" }, `${now.game[other].name} is a computer player and does not talk.`)];
  const text = el("input", { maxLength: 500, required: true, autocomplete: "off" });
  const mute = el("input", { type: "checkbox", checked: now.muted, onchange: doing(() => mine("PUT", "mute", { muted: mute.checked })) });
  return [el("h2", {}, "Talk"), el("ul", { id: "chat", "aria-live": "polite" }), el("form", { onsubmit: doing(async () => {
    await mine("POST", "chat", { text: text.value, key: newKey() });
    text.value = "";
  }) }, labelled("Say", text), el("button", {}, "Send")), ticked("Spare me what the other side says", mute)];
}

function showChat(now) {
  const list = document.getElementById("chat");
  if (!list || list.childElementCount === game.chat.length) return;
  list.replaceChildren(...game.chat.map((said) => said.side
    ? el("li", {}, el("strong", { className: said.side }, now.game[said.side].name), `: ${said.text}`) : el("li", { className: "soft" }, "(no longer kept)")));
  list.scrollTop = list.scrollHeight;
}

const PRESETS = {
  raids: ["Raids against me", { answer: ["ask", "never", "block"], otherwise: ["ask", "never"] }],
  ambushes: ["Ambushes against me", { answer: ["ask", "never", "block"], otherwise: ["ask", "never"] }],
  losing: ["A card to lose", { answer: ["ask", "list"], otherwise: ["ask", "any"], first: ["hand", "reserve", "siege"] }],
  giving: ["A card to give", { answer: ["ask", "list"], otherwise: ["ask", "any"], first: ["hand", "reserve", "siege"] }],
  giving_up: ["A card to give up after a siege", { answer: ["ask", "list"], otherwise: ["ask", "any"], first: ["hand", "reserve", "siege"] }],
  occupying: ["Occupying a place", { answer: ["ask", "occupy", "leave"], otherwise: ["ask", "any", "leave"] }],
  forfeiting: ["Cards to forfeit", { answer: ["ask", "list"], otherwise: ["ask", "any"], first: ["hand", "reserve", "siege"] }],
};

async function presets(place) {
  const set = await mine("GET", "presets");
  const rows = Object.entries(PRESETS).map(([name, [title, fields]]) => {
    const controls = Object.fromEntries(Object.entries(fields).map(([field, words]) => [field, choice(words.map((word) => [word, word]), { value: set[name][field] })]));
    for (const field of Object.keys(fields)) controls[field].value = set[name][field];
    const list = el("input", { value: set[name].cards.join(", "), placeholder: "the first possible one: Militia, …" });
    return { name, controls, list, shown: el("fieldset", {}, el("legend", {}, title), ...Object.entries(controls).map(([field, control]) => el("label", {}, `${field} `, control)), labelled("cards", list)) };
  });
  const exchange = choice([["ask", "ask"], ["keep", "keep"]]);
  exchange.value = set.exchange;
  const done = el("span", { role: "status" });
  place.replaceChildren(el("p", { className: "soft" }, "Answers given for you in the other side's turn, so that nobody waits. Only you see them."),
    el("form", { onsubmit: doing(async () => {
      const body = { exchange: exchange.value };
      for (const { name, controls, list } of rows) {
        body[name] = { ...Object.fromEntries(Object.entries(controls).map(([field, control]) => [field, control.value])), cards: list.value.split(",").map((card) => card.trim()).filter(Boolean) };
      }
      await mine("PUT", "presets", body);
      done.textContent = "Saved.";
    }), oninput: () => { done.textContent = ""; } }, ...rows.map((row) => row.shown), labelled("A card exchanged after a siege", exchange), el("button", {}, "Save"), " ", done));
}

function more(now) {
  const other = SIDES.find((side) => side !== now.you);
  if (now.game.status === "finished") {
    return [el("h2", {}, "Afterwards"),
      now.game.rematch ? el("p", {}, el("a", { href: `/game/${encodeURIComponent(now.game.rematch)}` }, "On to the rematch")) : now.you && !now.game.imported && button("Rematch, sides swapped", async () => enter(await mine("POST", "rematch")), { className: "main" }),
      el("p", {}, el("a", { href: `${API}/games/${encodeURIComponent(game.id)}/record`, download: `${game.id}.txt` }, "The record of the game")), playOn()].filter(Boolean);
  }
  const answers = el("div", {});
  return [el("details", { ontoggle: doing(async () => { if (!answers.childElementCount) await presets(answers); }) }, el("summary", {}, "Automatic answers"), answers),
    el("details", {}, el("summary", {}, "This seat on another device"), el("p", { className: "soft" }, "Whoever has this link can play for you: keep it secret."),
      copied(`${location.origin}/game/${game.id}#seat=${game.token}`, "Copy the link of your seat")),
    !now.game[other].bot && button("Claim the game: the other side is gone", () => mine("POST", "claim", { key: newKey() })),
    button("Concede", async () => { if (confirm("Give the game up?")) await mine("POST", "concede", { key: newKey() }); })].filter(Boolean);
}

function playOn() {
  const at = el("input", { type: "number", min: 0, value: 0, required: true, inputMode: "numeric" });
  return el("form", { onsubmit: doing(async () => enter(await ask("POST", "/games", { name: kept("arpents.name", "") || "Guest", opponent: "bot", start: { game: game.id, decisions: Number(at.value) } }))) },
    labelled("Play on against the computer after how many decisions:", at), el("button", {}, "Play on"));
}

// Where we are

const path = location.pathname.match(/^\/game\/([^/]+)$/);
window.addEventListener("hashchange", () => location.reload());
doing(() => (path ? openGame(decodeURIComponent(path[1])) : home()))();
