# SPDX-License-Identifier: Apache-2.0
"""Checks what impacts.js counts in given samples; the page is apps-panel.html."""

from browsing import check


def counted(page, samples):
    """What impacts.js counts in samples: by kind the count, the extreme and the duration."""
    return page.execute_async_script("""
        const [samples, done] = arguments;
        import("./site/impacts.js").then(({ Impacts }) => {
            const impacts = new Impacts();
            for (const [seconds, magnitude] of samples) impacts.add(seconds, magnitude);
            done(Object.fromEntries(Object.entries(impacts.counts).filter(([, { count }]) => count).map(
                ([kind, { count, extreme, duration }]) => [kind, [count, extreme, Math.round(duration * 1000)]])));
        }, (error) => done(String(error)));""", samples)


def impacts(page):
    rest = [1.0] * 400
    swing = ([2.69] * 70 + [1.0] * 30)
    fall = [0.05] * 450
    for what, step, values, expected in (
        ("rest", 1, rest, {}),
        ("five samples with a peak of 6 g", 1, rest + [2.2, 4.1, 6.0, 4.1, 2.2] + rest, {"knock": [1, 6.0, 5]}),
        ("two knocks", 1, (rest + [3.0] * 9 + rest) * 2, {"knock": [2, 3.0, 9]}),
        ("a fall and its impact", 1, rest + fall + [7.98] * 20 + rest,
         {"free fall": [1, 0.05, 450], "drop": [1, 7.98, 20]}),
        ("a fall that is caught softly", 1, rest + fall + rest, {"free fall": [1, 0.05, 450]}),
        ("a fall of 90 ms", 1, rest + [0.05] * 90 + [7.98] * 20 + rest, {"knock": [1, 7.98, 20]}),
        ("an impact 0.2 s after a fall", 1, rest + fall + [1.0] * 200 + [5.0] * 10 + rest,
         {"free fall": [1, 0.05, 450], "knock": [1, 5.0, 10]}),
        ("eight swings", 1, rest + swing * 8 + rest, {"shake": [1, 2.69, 770]}),
        ("three swings", 1, rest + swing * 3 + rest, {}),
        ("eight swings with 50 samples a second", 20, [1.0] * 20 + [2.5, 2.6, 1.0] * 8 + [1.0] * 20,
         {"shake": [1, 2.6, 460]}),
        ("noise at the threshold", 1, rest + [2.1, 1.9, 2.1, 1.9, 2.1, 1.9, 2.1, 1.9] * 15 + rest, {}),
        ("steps", 1, (rest + [1.8] * 150) * 4, {}),
        ("a swing of 0.2 s", 1, rest + [2.5] * 200 + rest, {}),
    ):
        samples = [[index * step / 1000, magnitude] for index, magnitude in enumerate(values)]
        seen = counted(page, samples)
        check(f"impacts: {what}", seen == expected, seen)
    gap = [[0, 1], [0.1, 0.05], [0.15, 0.05], [2, 0.05], [2.05, 1]]
    check("impacts: a fall over lost samples does not count", counted(page, gap) == {}, counted(page, gap))
