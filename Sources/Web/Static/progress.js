// The solved exercises, as far as the browser stores them.

const key = "proofmass-exercises";

export class Progress {
  /** The identifiers of the solved exercises, in the order of the exercises. */
  solved = new Set();
  /** Whether the browser stores them: some refuse that to a page within a page, or to all pages. */
  isKept = true;
  #ids;

  /** @param {string[]} ids  the identifiers of all exercises; others that are stored are ignored */
  constructor(ids) {
    this.#ids = ids;
    this.#try(() => {
      const known = (localStorage.getItem(key) ?? "").split(",");
      this.solved = new Set(ids.filter((id) => known.includes(id)));
    });
    this.#store();
  }

  add(id) {
    this.solved = new Set(this.#ids.filter((one) => one === id || this.solved.has(one)));
    this.#store();
  }

  forget() {
    this.solved = new Set();
    this.#store();
  }

  #store() {
    this.#try(() => {
      if (this.solved.size) localStorage.setItem(key, [...this.solved].join());
      else localStorage.removeItem(key);
    });
  }

  #try(call) {
    try {
      call();
    } catch {
      this.isKept = false;
    }
  }
}
