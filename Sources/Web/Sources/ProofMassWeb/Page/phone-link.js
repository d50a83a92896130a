// The panel about phones: the code that opens the page on one, the button that drives the board by the device that
// shows this page, and the script that gives the board's motion to other pages.

import { add, insecure, offerDriving } from "./drive.js";
import { phoneLink } from "./stream.js";

const alone =
  "Only this computer can open this page. Start “proofmass serve --host 0.0.0.0 --tls” to show here a code that opens "
  + "it on a phone, which can then drive the emulated board.";
const svg = "http://www.w3.org/2000/svg";

/** A QR code as a picture, black on white in any scheme of colours, with its quiet zone of four modules. */
function picture({ size, path }) {
  const make = (name, attributes) => {
    const element = document.createElementNS(svg, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };
  const side = size + 8;
  const code = make("svg", { viewBox: `-4 -4 ${side} ${side}`, class: "code", role: "img" });
  code.setAttribute("aria-label", "QR code of the address");
  code.append(
    make("rect", { x: -4, y: -4, width: side, height: side, fill: "#fff" }), make("path", { d: path, fill: "#000" }));
  return code;
}

const tell = (place, words) => add(place, "p", { className: "about", textContent: words });

/** Shows the code and its address on demand: both contain the token, which is not for every screenshot. */
function offerCode(place, link) {
  tell(place, "A phone in the same network opens this page by a QR code. Whoever has the code can move the board.");
  const row = add(place, "p", { className: "row" });
  const button = add(row, "button", { type: "button", textContent: "Show the code" });
  const box = add(place, "div", { id: "phone-code", hidden: true });
  if (link.path) box.append(picture(link));
  add(box, "a", { href: link.address, textContent: link.address });
  button.setAttribute("aria-controls", box.id);
  button.setAttribute("aria-expanded", "false");
  button.addEventListener("click", () => {
    box.hidden = !box.hidden;
    button.textContent = box.hidden ? "Show the code" : "Hide the code";
    button.setAttribute("aria-expanded", String(!box.hidden));
  });
  if (link.address.startsWith("http:")) tell(place, insecure);
}

function offerScript(place) {
  const line = tell(
    place,
    "The other way round, a page that was written for phones gets the board’s motion as the events of its device by ");
  add(line, "a", { href: "devicemotion.js", textContent: "devicemotion.js" });
  line.append(": load it before the scripts of that page. The apps’ own pages do so.");
}

/**
 * Fills the panel.
 * @param {HTMLElement} place  an empty element
 * @param {(request: object) => boolean} ask  sends a request to the board; false where that is not possible
 * @returns {{hello: (object: any) => void}}  to be called with the stream's first object
 */
export function offerPhone(place, ask) {
  const own = add(place, "div");
  // A mouse has no motion to offer.
  own.hidden = !matchMedia("(any-pointer: coarse)").matches;
  const driving = offerDriving(own, ask);
  const link = add(place, "div");
  phoneLink().then((found) => {
    if (!found) {
      const line = tell(link, "Opened on a phone, this site has a page whose board turns as the phone does: ");
      add(line, "a", { href: "phone.html", textContent: "Drive the board" });
      return;
    }
    if (found.address) offerCode(link, found);
    else tell(link, alone);
    offerScript(link);
  }, () => tell(link, "The server does not answer: reload this page."));
  return { hello: driving.hello };
}
