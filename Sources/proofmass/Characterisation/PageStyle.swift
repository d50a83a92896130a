// SPDX-License-Identifier: Apache-2.0

/// The style of the page of `characterise`: dark on white, or light on black where the reader's system is dark;
/// in one column on a phone, with two plots side by side where there is room, and on paper.
enum PageStyle {
  static let text = """
    :root { color-scheme: light dark; --ink: #222; --paper: #fff; --faint: #555; --line: #ddd; --bad: #b00020;
      --good: #00703c; }
    body { margin: 0 auto; padding: 1rem; max-width: 75rem; color: var(--ink);
      background: var(--paper); font: 1rem/1.45 system-ui, sans-serif; }
    h1 { font-size: 1.6rem; margin: 0 0 1rem; }
    h2 { font-size: 1.25rem; margin: 2rem 0 0.4rem; padding-top: 0.6rem; border-top: 2px solid var(--ink); }
    h2 small { font-weight: normal; }
    small { color: var(--faint); font-size: 0.85em; }
    p { margin: 0.4rem 0 0.8rem; max-width: 48rem; }
    .verdicts { margin: 0 0 1.2rem; padding: 0; list-style: none; }
    .verdicts li { margin: 0.3rem 0; }
    .verdicts .good { color: var(--good); }
    dl { display: flex; flex-wrap: wrap; gap: 0.4rem 2rem; margin: 0; }
    dl div { min-width: 8rem; }
    dt { color: var(--faint); font-size: 0.85em; }
    dd { margin: 0; overflow-wrap: anywhere; }
    table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
    .values { width: 100%; }
    th, td { padding: 0.3rem 0.6rem; text-align: right; vertical-align: baseline;
      border-bottom: 1px solid var(--line); }
    th[scope=row], .test td:first-child { text-align: left; font-weight: normal; }
    .values td[colspan] { text-align: center; }
    .datasheet, .verdict, .bad { text-align: left; }
    thead th:nth-last-child(2) { text-align: left; }
    .bad { color: var(--bad); font-weight: bold; }
    .documents { margin: 0.6rem 0; padding-left: 1.2rem; color: var(--faint); font-size: 0.85em; }
    .plots { display: grid; gap: 1rem; margin-top: 1rem;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); }
    figure { margin: 0; border: 1px solid var(--line); }
    svg { display: block; width: 100%; height: auto; }
    @media screen and (prefers-color-scheme: dark) {
      :root { --ink: #ddd; --paper: #15171a; --faint: #a0a4a8; --line: #3a3d42; --bad: #ff7b8a;
        --good: #5fce8f; }
      svg { fill: var(--ink); }
      svg .paper { fill: var(--paper); }
      svg .minor { stroke: #26292d; }
      svg .major { stroke: #474b51; }
      svg .x, svg .single, svg .after { color: #56b4e9; }
      svg .z { color: #35c79b; }
      svg .magnitude { color: #777; }
      svg .reference { color: #fff; }
      svg .before { color: #ff8a3d; }
    }
    @media screen and (max-width: 45rem) {
      .values thead { display: none; }
      .values tr { display: grid; grid-template-columns: repeat(3, 1fr); padding: 0.5rem 0;
        border-bottom: 1px solid var(--line); }
      .values th, .values td { border: 0; padding: 0.1rem 0.2rem; text-align: left; }
      .values th { grid-column: 1 / -1; font-weight: bold; }
      .values td[colspan], .values .datasheet, .values .verdict, .values .bad { grid-column: 1 / -1; }
      .values td[colspan] { text-align: left; }
      .values td[data-axis]::before { content: attr(data-axis) " "; color: var(--faint); }
      .values .datasheet:not(:empty)::before { content: "datasheet "; color: var(--faint); }
      .values td:empty { display: none; }
      .test th, .test td { padding: 0.3rem; }
      figure { border: 0; margin: 0 -0.5rem; }
    }
    @media print {
      @page { margin: 1.5cm; }
      body { padding: 0; max-width: none; font-size: 9.5pt; }
      .plots { grid-template-columns: 1fr 1fr; }
      figure, tr, dl { break-inside: avoid; }
      h2 { break-after: avoid; }
      section + section { break-before: auto; }
    }

    """
}
