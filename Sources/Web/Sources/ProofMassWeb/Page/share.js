// The page's view, and the board's state, in the fragment of its address: #span=10&paused=0&q=1,0,0,0
//
// The view is always in the address, and read when the page is opened. The board's state is only in a copied
// link; the page then only offers to set the board, because a link from anywhere must not move it.

const at = (id) => document.getElementById(id);

/** The parts of the view, and those of the board's state, by key in the order of registration. */
const shown = new Map();
const board = new Map();
/** The board's state in the address, [key, text, request], until it has been set. */
let offered = [];
let say = () => {};
/** Whether the view has changed since the address was written, which occurs at most ten times per second. */
let isDue = false;
let timer;

/**
 * Shares a part of the view.
 * @param {string} key  its name in the address
 * @param {(text: string) => boolean} read  sets the view from a text; false for an invalid text
 * @param {() => string | undefined} write  returns the text; undefined for none
 */
export function register(key, read, write) {
  shown.set(key, { read, write });
}

/**
 * Shares a part of the board's state.
 * @param {(text: string) => object | undefined} read  returns the request that sets it; undefined for an
 *   invalid text
 * @param {() => string | undefined} write  returns the text; undefined while the state is not known
 */
export function registerBoard(key, read, write) {
  board.set(key, { read, write });
}

/** Whether the page offers to set the board's state of the address. */
export const hasOffer = () => offered.length > 0;

const texts = (parts) =>
  [...parts].map(([key, { write }]) => [key, write()]).filter(([, text]) => text !== undefined);

const fragment = (pairs) =>
  `#${pairs.map(([key, text]) => `${key}=${encodeURIComponent(text).replaceAll("%2C", ",")}`).join("&")}`;

/** To be called when the view has changed. */
export function keep() {
  isDue = true;
  if (timer) return;
  isDue = false;
  history.replaceState(null, "", fragment([...texts(shown), ...offered]));
  // Browsers refuse frequent changes of the address.
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
    // Browsers provide this clipboard only in secure contexts, such as pages from this machine.
    await navigator.clipboard.writeText(field.value);
  } catch {
    isCopied = document.execCommand("copy");
  }
  at("copied").textContent = isCopied ? "copied" : "copy it from here";
}

/**
 * Reads the address. To be called after all registrations.
 * @param {(words: string) => void} words  called with messages to the user
 * @param {(request: object) => boolean} ask  sends a request to the board; false where that is not possible
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
