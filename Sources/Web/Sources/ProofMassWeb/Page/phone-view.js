// The page for phones: the board's attitude, and this phone's motion to drive it.

import { offerDriving } from "./drive.js";
import { hold } from "./hand.js";
import { draw as drawBoard } from "./pcb-drawing.js";
import { identity, leaning, show } from "./phone.js";
import { connect, words } from "./stream.js";

const at = (id) => document.getElementById(id);

let canMove = false;
let hasAttitude = false;
/** The board's attitude: the true one of an emulated board, else the one that the sensors give. */
let attitude = identity;

/** The attitude from the motion of real chips; by the accelerometer alone while the gyroscope is not calibrated. */
const measured = ({ q, settled, gravity_g, user_g }) =>
  settled === false ? leaning(gravity_g.map((part, axis) => -part - user_g[axis])) : q;

const ask = (request) => stream.ask(request);
const driving = offerDriving(at("driving"), ask);

const takers = {
  hello(object) {
    driving.hello(object);
    canMove = object.can_move;
    hasAttitude = canMove || Boolean(object.sensors.acc && object.sensors.gyr);
    attitude = identity;
    const chips = [...new Set(object.chips.map(({ chip }) => chip))].join(", ");
    at("board").textContent = `${chips}, ${object.emulated ? "emulated" : `on ${object.bus}`}`;
    drawBoard(object, () => {});
    at("phone").hidden = !hasAttitude;
    at("hint").hidden = !canMove;
    at("stage").classList.toggle("can-move", canMove);
    at("stage").setAttribute("role", canMove ? "application" : "img");
  },
  samples({ truth, motion }) {
    if (truth) attitude = truth.q;
    else if (motion) attitude = measured(motion);
  },
  refused(object) {
    at("refused").textContent = `Refused: ${object.words}`;
  },
};

const stream = connect(
  (object) => takers[object.type]?.(object),
  (state) => {
    at("state").textContent = words[state];
    at("state").classList.toggle("live", state === "live");
  },
);

hold(
  at("stage"),
  () => ({ shown: attitude, truth: attitude }),
  (q) => {
    if (canMove) ask({ do: "turn", q });
  },
);

function draw() {
  requestAnimationFrame(draw);
  if (hasAttitude) show(at("phone"), attitude);
}
requestAnimationFrame(draw);
