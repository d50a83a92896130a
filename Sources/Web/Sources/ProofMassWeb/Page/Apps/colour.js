// A colour that a jerk along an axis selects, and whose strength shows tilt and angular rate (Spirits of the
// package's Examples).

/** The smallest acceleration of a jerk in g, including gravity. */
const jerk = 1.3;
/** The angular rate for full strength in rad/s, as a sum of the three axes. */
const fullSpin = 8;
/** The colours of each axis' positive and negative direction, which colour-blind people can distinguish. */
const colours = [
  [["green", "#009e73"], ["orange", "#e69f00"]],
  [["red", "#d55e00"], ["blue", "#0072b2"]],
  [["yellow", "#f0e442"], ["purple", "#cc79a7"]],
];

const html = `
  <section>
    <svg class="square" viewBox="-1 -1 2 2" data-grip role="img"
      aria-label="A field whose strength is the tilt, and a disc whose strength is the spin; in words below">
      <rect class="black" x="-1" y="-1" width="2" height="2"/>
      <rect id="colour-field" class="white" x="-1" y="-1" width="2" height="2"/>
      <circle class="black" r=".5"/><circle id="colour-spirit" class="white" r=".5"/><circle class="ring" r=".5"/>
    </svg>
    <dl class="values">
      <div><dt>Last jerk</dt><dd id="colour-name">white</dd></div>
      <div><dt>Tilt</dt><dd id="colour-tilt">–</dd></div>
      <div><dt>Spin</dt><dd id="colour-spin">–</dd></div>
    </dl>
    <p class="about">The field is as strong as the tilt to the left or right, the disc as the spin. A jerk along an axis
      chooses the colour: beyond 1.3 g each direction has its own.</p>
  </section>`;

/** The colour of the first axis with a jerk; nothing if there is none. */
function chosen(acceleration) {
  const axis = acceleration.findIndex((value) => Math.abs(value) > jerk);
  return colours[axis]?.[acceleration[axis] > 0 ? 0 : 1];
}

function start(at) {
  let [name, colour] = ["white", "#ffffff"];
  let strengths = { field: 0, spirit: 0 };
  return {
    take({ acceleration, rotation }) {
      [name, colour] = chosen(acceleration) ?? [name, colour];
      const rate = rotation.reduce((sum, value) => sum + Math.abs(value), 0);
      strengths = { field: Math.min(1, Math.abs(acceleration[0])), spirit: Math.min(1, rate / fullSpin) };
    },
    draw() {
      for (const [part, strength] of Object.entries(strengths)) {
        at(part).style.fill = colour;
        at(part).style.fillOpacity = strength;
      }
    },
    tell() {
      at("name").textContent = name;
      at("tilt").textContent = strengths.field.toFixed(2);
      at("spin").textContent = strengths.spirit.toFixed(2);
    },
  };
}

/** @type {import("./app-run.js").App} */
export const app = { name: "colour", title: "Colour", html, start };
