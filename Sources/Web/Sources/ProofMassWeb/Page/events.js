// The list of events, the newest first, and the newest one in a line that is visible beside any tab.

const at = (id) => document.getElementById(id);
const most = 50;

function line(element, time, words, kind) {
  const made = document.createElement(element);
  made.className = kind;
  const stamp = document.createElement("time");
  stamp.textContent = `${time.toFixed(1)} s`;
  made.append(stamp, " ", words);
  return made;
}

/**
 * Adds an event.
 * @param {number} time  in seconds
 * @param {string} words
 * @param {"event" | "failure"} [kind]
 */
export function tell(time, words, kind = "event") {
  at("told").prepend(line("li", time, words, kind));
  while (at("told").children.length > most) at("told").lastChild.remove();
  at("newest").replaceChildren(line("span", time, words, kind));
}
