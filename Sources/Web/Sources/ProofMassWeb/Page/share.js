// What the page shows, and the board's state, in the fragment of its address: #span=10&paused=0&q=1,0,0,0
//
// What is shown is in the address at all times, and read when the page is opened. The board's state is only
// in a link that is copied; whoever opens that is offered to set the board, because a link from anywhere must
// not move it.

const at = (id) => document.getElementById(id);

/** By key, in the order of their registering. */
const shown = new Map();
const board = new Map();
/** The board's state in the address, [key, text, request], until it has been set. */
let offered = [];
let say = () => {};
/** Whether what is shown has changed since the address was written, which is at most ten times a second. */
let isDue = false;
let timer;

/**
 * Shares a part of what is shown.
 * @param {string} key  its name in the address
 * @param {(text: string) => boolean} read  shows what a text says; false where that makes no sense
 * @param {() => string | undefined} write  gives the text; undefined for none
 */
export function register(key, read, write) {
  shown.set(key, { read, write });
}

/**
 * Shares a part of the board's state.
 * @param {(text: string) => object | undefined} read  gives the request that sets it; undefined where the
 *   text makes no sense
 * @param {() => string | undefined} write  gives the text; undefined while the state is not known
 */
export function registerBoard(key, read, write) {
  board.set(key, { read, write });
}

const texts = (parts) =>
  [...parts].map(([key, { write }]) => [key, write()]).filter(([, text]) => text !== undefined);

const fragment = (pairs) =>
  `#${pairs.map(([key, text]) => `${key}=${encodeURIComponent(text).replaceAll("%2C", ",")}`).join("&")}`;

/** To be called when what is shown has changed. */
export function keep() {
  isDue = true;
  if (timer) return;
  isDue = false;
  history.replaceState(null, "", fragment([...texts(shown), ...offered]));
  // Browsers refuse it when it is too often.
  timer = setTimeout(() => {
    timer = undefined;
    if (isDue) keep();
  }, 100);
}

function load() {
  const garbled = [];
  offered = [];
  for (const [key, text] of new URLSearchParams(location.hash.slice(1))) {
    const request = board.get(key)?.read(text);
    if (request) offered.push([key, text, request]);
    else if (!shown.get(key)?.read(text)) garbled.push(`${key}=${text}`);
  }
  if (garbled.length) say(`the address has parts that make no sense here: ${garbled.join("&").slice(0, 80)}`);
  at("offer").hidden = !offered.length;
}

function drop() {
  offered = [];
  at("offer").hidden = true;
  keep();
}

async function copy() {
  const field = at("link");
  field.value = location.origin + location.pathname + fragment([...texts(shown), ...texts(board)]);
  field.hidden = false;
  field.select();
  let isCopied = true;
  try {
    // Only where the address is this machine's is there a clipboard by that name.
    await navigator.clipboard.writeText(field.value);
  } catch {
    isCopied = document.execCommand("copy");
  }
  at("copied").textContent = isCopied ? "copied" : "copy it from here";
}

/**
 * Reads the address, once all has been registered.
 * @param {(words: string) => void} words  called with what is to be told
 * @param {(request: object) => boolean} ask  asks something of the board; false where that cannot be
 */
export function offerSharing(words, ask) {
  say = words;
  at("copy").addEventListener("click", copy);
  at("set").addEventListener("click", () => {
    if (offered.every(([, , request]) => ask(request))) drop();
    else say("the board cannot be set: there is no connection, or no hand moves it");
  });
  at("leave").addEventListener("click", drop);
  addEventListener("hashchange", load);
  load();
}
