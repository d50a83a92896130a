// The last transactions on the bus, decoded, while they are visible.

const at = (id) => document.getElementById(id);
const shown = 24;

let lines = [];
let isDue = false;

function draw() {
  isDue = false;
  at("transactions").textContent = lines.join("\n");
}

/**
 * Shows transactions.
 * @param {(request: object) => boolean} ask  sends a request to the server
 * @param {() => boolean} isStill  whether the display is paused
 * @returns {{[type: string]: (object: any) => void}}  functions that take objects of the stream, by their types
 */
export function showTraffic(ask, isStill) {
  /** The names of the chips by their addresses. */
  let chips = {};
  const look = () => {
    if (!at("traffic").hidden && !document.hidden) ask({ do: "bus" });
  };
  setInterval(look, 1000);
  return {
    open: look,
    hello(object) {
      lines = [];
      chips = Object.fromEntries(Object.values(object.sensors).map(({ address, chip }) => [address, chip]));
    },
    bus(object) {
      if (isStill() || at("traffic").hidden) return;
      if (object.left_out) lines.push(`… ${object.left_out} more`);
      for (const { time_s, address, words } of object.transactions) {
        lines.push(`${time_s.toFixed(4).padStart(10)} s  ${chips[address].padEnd(10)} ${words}`);
      }
      lines = lines.slice(-shown);
      if (!isDue) requestAnimationFrame(draw);
      isDue = true;
    },
  };
}
