// A panel with the silicon view, on a board of silicon-mock.js: #one has one chip with all sensors, #real is a board
// of real chips, #ideal has no sensing elements.

import { offerSilicon } from "./silicon.js";
import { Board } from "./silicon-mock.js";

const panel = document.getElementById("panel");
const fixture = { requests: [], objects: 0, isStill: false, isConnected: true, panel };
window.fixture = fixture;

const board = new Board(location.hash.slice(1));
const takers = offerSilicon(
  panel,
  (request) => {
    if (!fixture.isConnected) return false;
    fixture.requests.push(request);
    board.ask(request);
    return true;
  },
  () => fixture.isStill,
  (address) => takers.choose(address),
);
fixture.board = board;
fixture.take = (object) => {
  if (object.type === "silicon") fixture.objects++;
  takers[object.type]?.(object);
};
fixture.take(board.hello());
setInterval(() => {
  const objects = board.step();
  if (fixture.isConnected) objects.forEach(fixture.take);
}, 20);
