// Tabs by the pattern of WAI-ARIA: one tab is in the order of the Tab key, the arrow keys, Home and End open the
// others. The module of a tab is loaded when the tab is opened first.

import * as share from "./share.js";

/**
 * @typedef {object} Row  a tab
 * @property {string} key  its name in the address, and the id of its panel, which is made where the page has none
 * @property {string} title
 * @property {(panel: HTMLElement) => Promise<object>} [load]  loads its module; gives the functions that take
 *   objects of the stream, by their types; in addition `open`, called when the tab is opened, and
 *   `choose(address)`, called when a chip is chosen
 */

/** The panel of a row. */
function panelOf({ key }, panels) {
  const panel = document.getElementById(key) ?? panels.appendChild(document.createElement("div"));
  panel.id = key;
  panel.setAttribute("role", "tabpanel");
  panel.setAttribute("aria-labelledby", `tab-${key}`);
  panel.tabIndex = 0;
  panel.hidden = true;
  return panel;
}

/**
 * Makes the tabs.
 * @param {HTMLElement} list  the element that takes the tabs
 * @param {HTMLElement} panels  the element that has the panels
 * @param {Row[]} rows  the first one is open at the start
 * @returns {{take: (object: any) => void, choose: (key: string) => void, chooseChip: (address: string) => void}}
 *   `take` passes an object of the stream to the loaded modules, `choose` opens a tab for the user, and `chooseChip`
 *   chooses the chip of an address in all of them
 */
export function offerTabs(list, panels, rows) {
  let current;
  let hello;
  /** The address of the chip that was chosen last. */
  let chip;
  /** The modules by key, or their promises while they are loaded. */
  const views = new Map();
  const tabs = rows.map((row) => {
    const tab = document.createElement("button");
    Object.assign(tab, { type: "button", id: `tab-${row.key}`, textContent: row.title });
    tab.setAttribute("role", "tab");
    tab.setAttribute("aria-controls", row.key);
    tab.addEventListener("click", () => choose(row.key));
    list.append(tab);
    return { ...row, tab, panel: panelOf(row, panels) };
  });

  async function view({ key, load, panel }) {
    if (!views.has(key)) {
      const loading = Promise.resolve(load?.(panel)).then((module = {}) => {
        views.set(key, module);
        if (hello) module.hello?.(hello);
        if (chip) module.choose?.(chip);
        return module;
      });
      views.set(key, loading);
    }
    try {
      return await views.get(key);
    } catch (error) {
      views.delete(key);
      panel.textContent = `This part of the page was not loaded (${error.message}): reload the page.`;
      return {};
    }
  }

  /** Opens a tab for the user, so that the address changes. */
  function choose(key) {
    open(key);
    share.keep();
  }

  async function open(key) {
    current = key;
    for (const { key, tab, panel } of tabs) {
      tab.setAttribute("aria-selected", String(key === current));
      tab.tabIndex = key === current ? 0 : -1;
      panel.hidden = key !== current;
    }
    const row = tabs.find((row) => row.key === key);
    // Scrolls the list alone, not the page.
    list.scrollLeft = row.tab.offsetLeft - (list.clientWidth - row.tab.offsetWidth) / 2;
    (await view(row)).open?.();
  }

  list.addEventListener("keydown", (event) => {
    const index = tabs.findIndex(({ key }) => key === current);
    const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const { key, tab } = tabs.at(next % tabs.length);
    choose(key);
    tab.focus();
  });
  share.register(
    "open",
    // Links of earlier versions have several names.
    (names) => {
      const found = tabs.find(({ key }) => names.split(",").includes(key));
      if (found) open(found.key);
      return Boolean(found);
    },
    () => (current === rows[0].key ? undefined : current),
  );
  open(rows[0].key);
  return {
    take(object) {
      if (object.type === "hello") hello = object;
      for (const module of views.values()) module[object.type]?.(object);
    },
    choose,
    chooseChip(address) {
      chip = address;
      for (const module of views.values()) module.choose?.(address);
    },
  };
}
