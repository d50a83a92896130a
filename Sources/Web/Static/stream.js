// The stream of a board in this page: proofmass.wasm creates the objects that `proofmass serve` would send. On
// a static site this file replaces the one that connects to a server.

import { ProofMass, ProofMassError } from "./proofmass.js";
import * as share from "./share.js";

/** The page's texts about the connection, and about the end of a recording. */
export const words = {
  connecting: "loading the chips", live: "live", away: "stopped, see the events", lost: "the chips have stopped",
};

/** The board time per object, in seconds. */
const step = 0.02;
/** The longest delay that is caught up, in seconds. */
const mostBehind = 0.2;
/** The interval between messages that time was left out, in milliseconds. */
const sayingEvery = 10000;
/** The most requests between two objects. */
const mostRequests = 16;

const usual = ["lis331dlh", "l3g4200d", "ak8975"];
/** Sample rates by part, in hertz. */
const rates = { lis331dlh: 1000, l3g4200d: 800, ak8975: 100 };
const sensings = ["typical", "nominal", "ideal"];

/** The options that the address may set: #chips=lis3dh,ak8963&sensing=ideal */
const wanted = { chips: usual.join(), sensing: sensings[0] };
let isMade = false;

function choose(key, isRight) {
  const before = wanted[key];
  share.register(
    key,
    (text) => {
      if (!isRight(text)) return false;
      // A page creates its board once.
      if (isMade && text !== wanted[key]) location.reload();
      wanted[key] = text;
      return true;
    },
    () => (wanted[key] === before ? undefined : wanted[key]),
  );
}

choose("chips", (text) => /^[a-z0-9]+(,[a-z0-9]+)*$/.test(text) && text.length < 80);
choose("sensing", (text) => sensings.includes(text));

function made() {
  isMade = true;
  const chips = wanted.chips.split(",").map((chip) => (rates[chip] ? { chip, rate: rates[chip] } : chip));
  return ProofMass.board(chips, { sensing: wanted.sensing });
}

/** There is no server to which another device could connect. */
export const phoneLink = async () => undefined;

/**
 * Creates a board, and runs it in real time.
 * @param {(object: any) => void} take  called with each object
 * @param {(state: "connecting" | "live" | "away") => void} show  called with the state of the board
 * @returns {{ask: (request: any) => boolean}}  sends a request to the board; false where that is not possible
 */
export function connect(take, show) {
  let board;
  let timer;
  let answers = [];
  let asked = 0;
  /** The reading of the page's clock at board time 0. */
  let start = 0;
  let skipped = 0;
  let said = -sayingEvery;

  const note = (text) => take({ type: "note", time_s: board?.now ?? 0, words: text });

  function fail(error) {
    // The browser reports errors of the page.
    if (!(error instanceof ProofMassError)) throw error;
    clearInterval(timer);
    [board, timer] = [undefined, undefined];
    show("away");
    take({ type: "failure", time_s: 0, words: error.message });
  }

  /** Leaves out the time that cannot be caught up, during which the board stands still. */
  function skip(now) {
    const behind = (now - start) / 1000 - board.now;
    if (behind > mostBehind) {
      start += (behind - mostBehind) * 1000;
      skipped += behind - mostBehind;
    }
    if (skipped >= 0.1 && now - said > sayingEvery && !document.hidden) {
      note(`the board stood still for ${skipped.toFixed(1)} s: this page was in the background, or had no processor`);
      [skipped, said] = [0, now];
    }
  }

  function goOn() {
    try {
      const now = performance.now();
      skip(now);
      const told = answers;
      [answers, asked] = [[], 0];
      told.forEach(take);
      while ((now - start) / 1000 - board.now >= step) board.stream.step(step).forEach(take);
    } catch (error) {
      fail(error);
    }
  }

  async function open() {
    try {
      board = await made();
      start = performance.now();
      show("live");
      take(board.stream.hello());
      timer = setInterval(goOn, step * 1000);
    } catch (error) {
      fail(error);
    }
  }

  show("connecting");
  // Runs after the page has read its address.
  setTimeout(open);
  return {
    ask(request) {
      if (!board || asked >= mostRequests) return false;
      asked++;
      try {
        answers.push(...board.stream.ask(request));
      } catch (error) {
        fail(error);
      }
      return Boolean(board);
    },
  };
}
