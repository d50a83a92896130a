// SPDX-License-Identifier: Apache-2.0

/// The style of the page of `characterise`: dark on white, in one column on a phone, with two plots side by
/// side where there is room, and on paper.
enum PageStyle {
  static let text = """
    :root { color-scheme: light; }
    body { margin: 0 auto; padding: 1rem; max-width: 75rem; color: #222; background: #fff;
      font: 1rem/1.45 system-ui, sans-serif; }
    h1 { font-size: 1.6rem; margin: 0 0 1rem; }
    h2 { font-size: 1.25rem; margin: 2rem 0 0.4rem; padding-top: 0.6rem; border-top: 2px solid #222; }
    h2 small { font-weight: normal; }
    small { color: #555; font-size: 0.85em; }
    p { margin: 0.4rem 0 0.8rem; max-width: 48rem; }
    dl { display: flex; flex-wrap: wrap; gap: 0.4rem 2rem; margin: 0; }
    dl div { min-width: 8rem; }
    dt { color: #555; font-size: 0.85em; }
    dd { margin: 0; overflow-wrap: anywhere; }
    table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
    .values { width: 100%; }
    th, td { padding: 0.3rem 0.6rem; text-align: right; vertical-align: baseline;
      border-bottom: 1px solid #ddd; }
    th[scope=row], .test td:first-child { text-align: left; font-weight: normal; }
    .values td[colspan] { text-align: center; }
    .datasheet, .verdict, .bad { text-align: left; }
    thead th:nth-last-child(2) { text-align: left; }
    .bad { color: #b00020; font-weight: bold; }
    .documents { margin: 0.6rem 0; padding-left: 1.2rem; color: #555; font-size: 0.85em; }
    .plots { display: grid; gap: 1rem; margin-top: 1rem;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); }
    figure { margin: 0; border: 1px solid #ddd; }
    svg { display: block; width: 100%; height: auto; }
    @media screen and (max-width: 45rem) {
      .values thead { display: none; }
      .values tr { display: grid; grid-template-columns: repeat(3, 1fr); padding: 0.5rem 0;
        border-bottom: 1px solid #ddd; }
      .values th, .values td { border: 0; padding: 0.1rem 0.2rem; text-align: left; }
      .values th { grid-column: 1 / -1; font-weight: bold; }
      .values td[colspan], .values .datasheet, .values .verdict, .values .bad { grid-column: 1 / -1; }
      .values td[colspan] { text-align: left; }
      .values td[data-axis]::before { content: attr(data-axis) " "; color: #555; }
      .values .datasheet:not(:empty)::before { content: "datasheet "; color: #555; }
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
