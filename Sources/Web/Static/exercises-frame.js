// The elements of the exercises, and their style.

/** The elements of the exercises, without contents. */
export const frame = `
<nav class="exercise-list" aria-label="Exercises"><ol id="exercise-list"></ol>
  <p class="row"><span id="exercise-progress" role="status"></span>
    <button id="exercise-forget" type="button">Forget my progress</button></p></nav>
<div class="exercise-work">
  <section aria-labelledby="exercise-title">
    <h2 id="exercise-title" tabindex="-1">Loading the chips …</h2>
    <p id="exercise-goal"></p>
    <div id="exercise-text"></div>
    <pre id="exercise-driver" aria-label="The driver" hidden></pre>
    <ol id="exercise-steps" aria-label="Steps"></ol>
    <p id="exercise-done" role="status"></p>
  </section>
  <section class="exercise-console" aria-labelledby="exercise-console">
    <h2 id="exercise-console">Console</h2>
    <div id="exercise-log" class="scroll" role="log" tabindex="0" aria-label="Lines and their answers"></div>
    <form id="exercise-form" class="row" autocomplete="off">
      <label for="exercise-line">Line</label>
      <input id="exercise-line" maxlength="200" spellcheck="false" autocapitalize="none"
        aria-describedby="exercise-help" disabled>
      <button id="exercise-run" disabled>Run</button>
    </form>
    <details id="exercise-help"><summary>Forms of a line</summary><dl id="exercise-forms"></dl>
      <p class="about">Numbers are decimal or begin with 0x; # begins a comment. The arrow keys up and down bring back
        earlier lines.</p></details>
  </section>
  <section aria-label="Facts and help">
    <p id="exercise-fact"></p>
    <p class="row">
      <button id="exercise-show-hint" type="button" aria-expanded="false" aria-controls="exercise-hint">Hint</button>
      <button id="exercise-show-solution" type="button" aria-expanded="false"
        aria-controls="exercise-solution">Solution</button>
      <button id="exercise-again" type="button">Start over</button>
    </p>
    <p id="exercise-hint" hidden></p>
    <div id="exercise-solution" hidden>
      <p id="exercise-early">You learn more by an attempt: read the hint, and read or write a register. Then the
        solution is here. <button id="exercise-reveal" type="button">Show it now</button></p>
      <div id="exercise-shown" hidden><pre id="exercise-lines" tabindex="0" aria-label="One solution"></pre>
        <p class="row"><button id="exercise-type" type="button">Start over and type it</button></p></div></div>
  </section>
</div>`;

/** Sets a text in which `backticks` mark what is typed. */
export function mark(place, text) {
  place.replaceChildren(...text.split("`").map((part, index) => (index % 2 ? element("code", part) : part)));
  return place;
}

export function element(name, text, className) {
  const made = document.createElement(name);
  made.textContent = text;
  if (className) made.className = className;
  return made;
}

/** Loads the style of the exercises, which a page need not know. */
export function style() {
  const href = new URL("exercises.css", import.meta.url).href;
  if ([...document.styleSheets].some((sheet) => sheet.href === href)) return undefined;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  const loaded = new Promise((done) => (link.onload = link.onerror = done));
  document.head.append(link);
  return loaded;
}
