# SPDX-License-Identifier: Apache-2.0
"""Measures the layout of the live page at two sizes, light and dark: shifts, clipped text, overflow."""

import time

from selenium.webdriver.common.by import By

from browsing import check, open_tab, picture, text, value, wait

SIZES = (("wide", 1440, 900), ("phone", 390, 844))
MOST_SHIFT = 0.02

# Shifts without a recent input, as the browser counts them, from the beginning of the document.
OBSERVE = """
window.shifts = [];
new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
        if (!hadRecentInput) window.shifts.push([value, sources.map(({ node }) => node?.id || node?.nodeName)]);
}).observe({ type: "layout-shift", buffered: true });"""

# Elements with a text of their own that is wider or higher than the element shows.
CLIPPED = """[...document.querySelectorAll("body *")].filter((one) => {
    const style = getComputedStyle(one);
    const hasText = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!hasText || !one.checkVisibility() || one.closest(".unseen, svg, select") || !one.clientWidth) return false;
    const isWide = one.scrollWidth > one.clientWidth + 1 && !["auto", "scroll"].includes(style.overflowX);
    const isHigh = one.scrollHeight > one.clientHeight + 3 && ["hidden", "clip"].includes(style.overflowY);
    // An ancestor that neither scrolls nor shows the rest.
    const box = one.getBoundingClientRect();
    const clips = one.closest("section, header");
    const edge = clips?.getBoundingClientRect().right ?? innerWidth;
    const scrolls = [...parents(one)].some((two) => ["auto", "scroll"].includes(getComputedStyle(two).overflowX));
    return isWide || isHigh || (!scrolls && box.right > edge + 1);
    function* parents(element) {
        for (let two = element.parentElement; two; two = two.parentElement) yield two;
    }
}).map((one) => one.outerHTML.slice(0, 80))"""


def measure(page, address, name):
    """Loads the page at each size in each scheme, and opens each of its tabs."""
    script = page.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": OBSERVE})["identifier"]
    for size, width, height in SIZES:
        page.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500})
        for scheme in ("light", "dark"):
            what = f"{name}, {size}, {scheme}"
            page.execute_cdp_cmd("Emulation.setEmulatedMedia", {
                "features": [{"name": "prefers-color-scheme", "value": scheme}]})
            page.get("about:blank")
            # Once with the registers, whose rows come late.
            page.get(address + ("#open=registers" if scheme == "dark" else ""))
            wait(20, lambda: text(page, "state") == "live")
            time.sleep(2)
            shifts = value(page, "window.shifts")
            total = sum(shift for shift, _ in shifts)
            check(f"{what}: the layout shifts by less than {MOST_SHIFT}", total < MOST_SHIFT,
                  f"{total:.4f}, {sorted(shifts, reverse=True)[:2] if total >= MOST_SHIFT else ''}")
            for tab in page.find_elements(By.CSS_SELECTOR, "[role=tab]"):
                key = tab.get_attribute("aria-controls")
                open_tab(page, key)
                time.sleep(0.3)
                clipped = value(page, CLIPPED)
                check(f"{what}, {key}: no text is clipped", not clipped, clipped[:3] or "")
                if size == "wide":
                    hidden = value(page, "(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)"
                                         "(document.getElementById('tabs'))")
                    check(f"{what}, {key}: all tabs are in sight", hidden <= 0, hidden)
                wide = value(page, "document.documentElement.scrollWidth - innerWidth")
                check(f"{what}, {key}: nothing is wider than the window", wide <= 0, wide)
            open_tab(page, "events")
            picture(page, f"{name}-{size}-{scheme}", width, height, scheme)
    page.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", {"identifier": script})
    page.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
