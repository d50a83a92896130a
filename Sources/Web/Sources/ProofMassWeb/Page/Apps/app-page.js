// The page of one app, on motion events alone: of the phone that shows it, or of a board by devicemotion.js, which
// can then be moved here, too.

import { watch } from "./motion.js";
import { offerMoving } from "./app-move.js";
import { identity, leaning } from "./phone.js";
import { run } from "./app-run.js";

const place = document.querySelector("main");
const { app } = await import(`./${place.dataset.app}.js`);
const { root, take } = run(place, app);
/** Sends a request to the board; nothing without one. */
let send;
let attitude = identity;
let known;

const mover = offerMoving(place, (request) => send?.(request) ?? false, () => attitude);
mover.choose(root);

window.addEventListener("proofmass", ({ detail: { object, hello, ask } }) => {
  send = ask;
  if (hello && hello !== known) {
    known = hello;
    mover.hello(hello);
    // So that keys work at once.
    if (hello.can_move && document.activeElement === document.body) mover.focus();
  }
  if (object.type !== "samples") return;
  mover.samples(object);
  const { motion, acc } = object;
  if (motion && motion.settled !== false) attitude = motion.q;
  else if (acc?.length) attitude = leaning(acc.at(-1).slice(1));
});
watch(take, document.getElementById("hint"));
