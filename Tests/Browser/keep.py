# SPDX-License-Identifier: Apache-2.0
"""Tests recordings and links of the page of `proofmass serve`: keep.py COMMAND FOLDER.

Recordings and pictures are written into FOLDER. Prints one line for each check; exit status 1 if one fails.
"""

import json
import math
import os
import re
import shutil
import subprocess
import time

from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import Select

from browsing import (angle, browser, check, check_complaints, command, conclude, folder, gravity, open_tab, picture,
                      serving, value, wait)

downloads = os.path.join(folder, "downloads")


def at(page, identifier):
    return page.find_element(By.ID, identifier)


def open_page(page, address):
    # Loads a new document even if only the fragment differs.
    page.get("about:blank")
    page.get(address)
    check("the page connects", wait(10, lambda: at(page, "state").text == "live"))


def told(page):
    """The events, a line each, whether their tab is open or not."""
    return value(page, "[...document.querySelectorAll('#told li')].map((line) => line.textContent).join('\\n')")


def turn(page, name):
    next(b for b in page.find_elements(By.TAG_NAME, "button") if b.text == name).click()
    time.sleep(1)


def off(page, up):
    """The angle between the displayed gravity and an axis that should point up, in degrees."""
    shown = gravity(page)
    return angle([-value for value in shown], up) if shown else math.nan


def download(page, form):
    """Downloads the recording; returns the file's path."""
    before = set(os.listdir(downloads))
    Select(at(page, "format")).select_by_value(form)
    at(page, "download").click()
    new = lambda: [name for name in set(os.listdir(downloads)) - before if name.endswith(form)]
    wait(20, new)
    check(f"a file of {form} is downloaded",
          bool(new()) and re.fullmatch(rf"proofmass-\d{{8}}-\d{{6}}\.{form}", new()[0]), new())
    return os.path.join(downloads, new()[0])


def read(path):
    """Reads a recording: header, marks, and rows by column; times in nanoseconds, other numbers unchanged."""
    header, marks, rows, columns = {}, [], [], None
    for line in open(path):
        if path.endswith("jsonl"):
            one = json.loads(line)
            if "time_s" in one:
                rows.append(one)
            elif header:
                marks.append(one)
            else:
                header = one
        elif line.startswith("#"):
            key, value = line[2:].split(": ", 1)
            if columns:
                marks.append({key: json.loads(value)})
            else:
                header[key] = json.loads(value)
        elif not columns:
            columns = line.strip().split(",")
        else:
            rows.append({key: float(cell) for key, cell in zip(columns, line.strip().split(","))
                         if cell})
    for row in rows:
        row["time_s"] = nanoseconds(row["time_s"])
    return header, marks, rows


def nanoseconds(seconds):
    return round(seconds * 1e9)


UNITS = {"acc": "g", "gyr": "radps", "mag": "uT"}


def samples_of(rows):
    """The three numbers of each sample, by sensor and time."""
    return {(name, row["time_s"]): [row[f"{name}_{axis}_{unit}"] for axis in "xyz"]
            for row in rows for name, unit in UNITS.items() if f"{name}_x_{unit}" in row}


def run(*arguments):
    result = subprocess.run([command, *arguments], capture_output=True, text=True)
    check(f"{' '.join(map(os.path.basename, arguments))}: accepted, without a word",
          result.returncode == 0 and (arguments[0] != "info" or not result.stderr), result.stderr)
    return result.stdout


def asks_before_leaving(page):
    return page.execute_script("""
        const event = new Event("beforeunload", { cancelable: true });
        dispatchEvent(event);
        return event.defaultPrevented;""")


def record(page, address):
    open_page(page, address)
    open_tab(page, "recording")
    # Another socket of the page receives the same objects.
    page.execute_script("""
        window.objects = [];
        const socket = new WebSocket(`ws://${location.host}/socket`);
        socket.onmessage = ({ data }) => window.objects.push(JSON.parse(data));""")
    check("the recorder is ready", wait(5, lambda: at(page, "record").is_enabled()))
    time.sleep(1)
    check("nobody asks before leaving", not asks_before_leaving(page))
    at(page, "record").click()
    began = time.monotonic()
    time.sleep(1)
    check("leaving while it records is asked about", asks_before_leaving(page))
    at(page, "pause").click()
    still = lambda: page.execute_script(
        "const at = (id) => document.getElementById(id);"
        "return [at('phone').style.transform, at('gravity').innerText, at('orientation').innerText,"
        "...[...document.querySelectorAll('canvas')].map((c) => c.toDataURL())]")
    count = lambda: int(re.search(r"· ([\d\s]+) samples", at(page, "recorded").text)[1]
                        .replace("\u202f", ""))
    picture, before = still(), count()
    time.sleep(1)
    check("a pause stands still for the eye", still() == picture)
    check("and the recording goes on", count() > before + 1500, at(page, "recorded").text)
    at(page, "pause").click()
    time.sleep(1)
    at(page, "record").click()
    length = time.monotonic() - began
    check("leaving before it is downloaded is asked about", asks_before_leaving(page))
    csv, jsonl = download(page, "csv"), download(page, "jsonl")
    check("afterwards it is not", not asks_before_leaving(page))
    objects = page.execute_script("return window.objects")
    check("the test's own socket missed nothing", not any(o["type"] == "lost" for o in objects))
    compare(objects, csv, jsonl, length)
    use(csv, jsonl)


def compare(objects, csv, jsonl, length):
    header, marks, rows = read(csv)
    check("CSV and JSON Lines hold the same", (header, marks, rows) == read(jsonl))
    times = [row["time_s"] for row in rows]
    check("times increase", all(a < b for a, b in zip(times, times[1:])))
    taken = (times[-1] - times[0]) / 1e9
    check("it is as long as it was recorded", abs(taken - length) < 0.5, f"{taken:.2f} s, {length:.2f} s")
    sent = {(name, nanoseconds(sample[0])): sample[1:]
            for o in objects for name in UNITS for sample in o.get(name, [])}
    kept = samples_of(rows)
    # The recording begins with an object.
    origins = [nanoseconds(o["time_s"]) for o in objects if o["type"] == "samples"]
    same = [origin for origin in origins
            if all(sent.get((name, time + origin)) == axes for (name, time), axes in kept.items())]
    check("each sample has the digits that were sent", len(same) == 1, f"{len(kept)} samples")
    if not same:
        return
    last = max(time for _, time in kept)
    expected = {name: sum(1 for one, time in sent if one == name and 0 <= time - same[0] <= last - 5e7)
                for name in UNITS}
    found = {name: sum(1 for one, time in kept if one == name and time <= last - 5e7)
             for name in UNITS}
    check("no sample is left out", expected == found, f"{expected}, {found}")
    hello, end = objects[0], marks[-1]["end"]
    said = dict(hello["recording"]["header"], began=header["began"])
    check("the header is what the server says", header == said and header["verb"] == "serve")
    check("its chips have what recordings say of them",
          all(key in chip for chip in header["chips"] for key in
              ("chip", "address", "rate_hz", "unit", "sensitivity", "axes", "calibration"))
          and header["chips"][2]["asa"] and header["seed"])
    apart = abs(time.time() - time.mktime(time.strptime(header["began"][:19], "%Y-%m-%dT%H:%M:%S"))
                + time.timezone)
    check("it began a moment ago", apart < 60, header["began"])
    check("the end has the counts", end["rows"] == len(rows) and set(end["lost"]) == set(UNITS), end)
    losses = [(mark["lost"]["sensor"], mark["lost"]["count"], nanoseconds(mark["lost"]["before_s"]))
              for mark in marks[:-1] if mark["lost"]["before_s"] is not None]
    places = [(loss["sensor"], loss["count"], nanoseconds(loss["before_s"]) - same[0])
              for o in objects for loss in o.get("losses", [])]
    places = [place for place in places if 0 <= place[2] <= last]
    check("lost samples are marked where the server says", sorted(losses) == sorted(places), losses)


def use(csv, jsonl):
    infos = [json.loads(run("info", path, "--format", "json")) for path in (csv, jsonl)]
    check("info: it ended as it should", all(info["state"] == "ended" for info in infos))
    for info in infos:
        del info["file"], info["format"]
    check("info: the same of both", infos[0] == infos[1])
    rates = {name: round(count["rate_hz"]) for name, count in infos[0]["samples"].items()}
    check("info: full rates", rates["acc"] > 950 and rates["gyr"] > 750 and rates["mag"] > 50, rates)
    run("info", csv)
    deviations = [run("allan", path) for path in (csv, jsonl)]
    check("allan: the same of both", deviations[0] == deviations[1] and len(deviations[0]) > 100)


def replay(page, address):
    """Plays the recording of a board at rest to the emulated chips."""
    open_page(page, address)
    open_tab(page, "recording")
    wait(5, lambda: at(page, "record").is_enabled())
    time.sleep(1)
    at(page, "record").click()
    time.sleep(2)
    at(page, "record").click()
    path = download(page, "csv")
    recorded = samples_of(read(path)[2])
    # In the ranges of `serve`.
    rows = run("stream", "lis331dlh,range=8g", "l3g4200d,range=2000dps", "ak8975", "--motion", path,
               "--fast", "--duration", "1s", "--sensing", "ideal", "--format", "jsonl")
    played = samples_of([json.loads(line) for line in rows.splitlines()[1:]])
    values = lambda samples: {(name, *axes) for (name, _), axes in samples.items()}
    check("replayed, it gives the same digits", values(played) == values(recorded), values(recorded))
    at(page, "copy").click()
    at(page, "record").click()
    time.sleep(1)
    picture(page, "recording", 1280, 900, "dark")
    picture(page, "recording-phone", 390, 844, "light")
    page.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
    at(page, "record").click()


def behind(page, address):
    """A page that does not read for a while."""
    open_page(page, address)
    open_tab(page, "recording")
    wait(5, lambda: at(page, "record").is_enabled())
    time.sleep(1)
    at(page, "record").click()
    time.sleep(0.5)
    page.execute_script("const end = performance.now() + 12000; while (performance.now() < end);")
    time.sleep(1)
    at(page, "record").click()
    check("the page was behind", "messages lost" in told(page), told(page))
    _, marks, rows = read(download(page, "csv"))
    for name, period in (("acc", 1e6), ("gyr", 1.25e6)):
        times = [row["time_s"] for row in rows if f"{name}_x_{UNITS[name]}" in row]
        missing = sum(round((b - a) / period) - 1 for a, b in zip(times, times[1:]))
        marked = sum(mark["lost"]["count"] for mark in marks[:-1] if mark["lost"]["sensor"] == name)
        check(f"{name}: what the page has not got is marked as lost",
              missing > 100 and abs(missing - marked) <= 0.01 * missing,
              f"{missing} missing, {marked} marked")
        gap = max((b - a, b) for a, b in zip(times, times[1:]))[1]
        check(f"{name}: at its place",
              any(nanoseconds(mark["lost"]["before_s"] or 0) == gap for mark in marks[:-1]))
        check(f"{name}: the end has their sum", marks[-1]["end"]["lost"][name] == marked)


FILE = """\
{"proofmass":"recording","began":"BEGAN","seed":"7"}
{"time_s":0,"acc_x_g":1e-7,"acc_y_g":-2,"acc_z_g":0.1}
{"time_s":0.000000001,"acc_x_g":1,"acc_y_g":2,"acc_z_g":3}
{"lost":{"sensor":"acc","count":3,"before_s":0.25}}
{"time_s":0.25,"acc_x_g":4,"acc_y_g":5,"acc_z_g":6,"mag_x_uT":7,"mag_y_uT":8,"mag_z_uT":9}
{"lost":{"sensor":"acc","count":5,"before_s":0.5}}
{"time_s":0.5,"acc_x_g":1,"acc_y_g":1,"acc_z_g":1}
{"lost":{"sensor":"mag","count":6,"before_s":null}}
{"end":{"ended":"ENDED","rows":4,"lost":{"acc":8,"mag":6}}}
"""


def module(page):
    """Tests the module alone, with losses and instants that do not occur on an emulated board."""
    made = page.execute_async_script("""
        const [done] = arguments;
        import("/recording.js").then(({ Recording }) => {
            const recording = new Recording({
                sensors: { acc: {}, mag: {} },
                recording: {
                    header: { proofmass: "recording", began: "earlier", seed: "7" },
                    columns: ["time_s", "acc_x_g", "acc_y_g", "acc_z_g", "mag_x_uT", "mag_y_uT", "mag_z_uT"],
                },
            });
            const objects = [
                // Two lost samples whose place is not known yet do not belong to the recording.
                { time_s: 100, acc: [[99.9, 0, 0, 0]], mag: [],
                  sent: { acc: 10, mag: 5 }, lost: { acc: 7, mag: 0 } },
                // The first sample is from before its begin, two are at one time.
                { time_s: 100.1, acc: [[99.99, 0, 0, 0], [100, 1e-7, -2, 0.1], [100, 1, 2, 3]], mag: [],
                  sent: { acc: 13, mag: 5 }, lost: { acc: 7, mag: 0 } },
                { time_s: 100.3, acc: [[100.25, 4, 5, 6]], mag: [[100.25, 7, 8, 9]],
                  losses: [{ sensor: "acc", count: 5, before_s: 100.25 }],
                  sent: { acc: 14, mag: 6 }, lost: { acc: 10, mag: 0 } },
                // One object with four samples, before which one was lost, has not come.
                { time_s: 100.6, acc: [[100.5, 1, 1, 1]], mag: [],
                  sent: { acc: 19, mag: 6 }, lost: { acc: 11, mag: 0 } },
                // Nor one with four samples, after which two were lost.
                { time_s: 100.7, acc: [], mag: [], sent: { acc: 19, mag: 10 }, lost: { acc: 11, mag: 2 } },
            ];
            objects.forEach((object) => recording.take(object));
            recording.end();
            done([[...recording.pieces("jsonl")].join(""), recording.count, recording.lost]);
        });""")
    text = re.sub(r'"(began|ended)":"[^"]*"', lambda m: f'"{m[1]}":"{m[1].upper()}"', made[0])
    check("losses stand where they are known", text == FILE and made[1:] == [5, 14], text)
    path = os.path.join(downloads, "module.jsonl")
    with open(path, "w") as file:
        file.write(made[0])
    info = json.loads(run("info", path, "--format", "json"))
    check("info counts them", info["lost"]["counts"] == {"acc": 8, "mag": 6}, info["lost"]["counts"])


def most(page):
    """A full recording; in the module alone, because filling one takes a while."""
    full = page.execute_async_script("""
        const [done] = arguments;
        import("/recording.js").then(({ Recording, mostSamples }) => {
            const recording = new Recording(
                { sensors: { acc: {} }, recording: { header: {}, columns: ["time_s", "x", "y", "z"] } });
            const object = (time_s, acc, sent) =>
                ({ time_s, acc, sent: { acc: sent }, lost: { acc: 0 } });
            recording.take(object(0, [], 0));
            for (let sent = 0; !recording.isFull; ) {
                const acc = Array.from({ length: 1000 }, (_, i) => [(sent + i) / 1000, 1e-7, -2, 3]);
                recording.take(object(sent / 1000, acc, sent += 1000));
            }
            recording.end();
            let [size, start] = [0, performance.now()];
            for (const piece of recording.pieces("csv")) size += piece.length;
            done([recording.count, mostSamples, size, performance.now() - start]);
        });""")
    check("a recording has a limit", full[0] == full[1] == 2_000_000,
          f"{full[2] / 1e6:.0f} MB of CSV, made in {full[3] / 1000:.1f} s")


def lose_connection(page):
    with serving() as (process, address):
        open_page(page, address)
        open_tab(page, "recording")
        wait(5, lambda: at(page, "record").is_enabled())
        time.sleep(1)
        at(page, "record").click()
        time.sleep(1)
    check("a connection that is lost ends the recording",
          wait(5, lambda: "the recording ended" in told(page)), told(page))
    check("nothing can be recorded then", not at(page, "record").is_enabled())
    path = download(page, "jsonl")
    check("info says how it ended", "it ended with an error: the connection to the server was lost"
          in run("info", path))


def fragment(page):
    pairs = page.execute_script("return location.hash")[1:].split("&")
    return dict(pair.split("=") for pair in pairs if pair)


def share(page, address):
    open_page(page, address)
    Select(at(page, "span")).select_by_visible_text("5")
    at(page, "pause").click()
    check("the address has what is shown",
          wait(2, lambda: fragment(page) == {"span": "5", "paused": "1"}),
          fragment(page))
    page.refresh()
    check("it is read when the page opens",
          wait(5, lambda: at(page, "state").text == "live") and at(page, "span").get_attribute("value") == "5"
          and at(page, "pause").get_attribute("aria-pressed") == "true")
    numbers = lambda: at(page, "charts").text
    before = wait(5, numbers)
    check("the charts fill before they stand still", wait(3, lambda: numbers() != before))
    time.sleep(6)
    before = numbers()
    time.sleep(0.5)
    check("then they do", numbers() == before)
    at(page, "pause").click()
    check("no offer without a state of the board", not at(page, "offer").is_displayed())
    turn(page, "portrait")
    check("the board is upright", wait(4, lambda: off(page, (0, 1, 0)) < 1))
    at(page, "copy").click()
    link = at(page, "link").get_attribute("value")
    check("the link is copied", wait(2, lambda: at(page, "copied").text == "copied"), link)
    check("the link has the attitude", link == f"{address}#span=5&paused=0&q=0.7071,0.7071,0,0")
    turn(page, "face up")

    page.switch_to.new_window("tab")
    open_page(page, link)
    check("a link offers to set the board", at(page, "offer").is_displayed())
    for name, *size in (("offer", 1280, 900, "light"), ("offer-phone", 390, 844, "dark")):
        picture(page, name, *size)
    page.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
    check("and does not move it", wait(4, lambda: off(page, (0, 0, 1)) < 1) and
          all(off(page, (0, 0, 1)) < 1 for _ in range(10) if not time.sleep(0.1)))
    check("the offer stays in the address", fragment(page).get("q") == "0.7071,0.7071,0,0")
    at(page, "set").click()
    check("the button moves it", wait(4, lambda: off(page, (0, 1, 0)) < 1), f"{off(page, (0, 1, 0)):.2f}°")
    check("and the offer is over", not at(page, "offer").is_displayed()
          and wait(2, lambda: "q" not in fragment(page)))

    garbled = address + "#span=7&paused=yes&q=1,2,x&nobody=%ff%<b>&q=1,1,1,1"
    open_page(page, garbled)
    lines = [line for line in told(page).splitlines() if "makes no sense" in line or "make no sense" in line]
    check("a garbled address is told in one line", len(lines) == 1, lines)
    check("and shows what is usual", at(page, "span").get_attribute("value") == "10"
          and at(page, "pause").get_attribute("aria-pressed") == "false"
          and not at(page, "offer").is_displayed())
    check("the board stays as it was", wait(4, lambda: off(page, (0, 1, 0)) < 1))


shutil.rmtree(downloads, ignore_errors=True)
os.makedirs(downloads)
with browser() as page:
    page.set_script_timeout(60)
    page.execute_cdp_cmd("Browser.setDownloadBehavior", {"behavior": "allow", "downloadPath": downloads})
    with serving("--rate", "1000", "--scenario", "tumble") as (_, address):
        record(page, address)
        behind(page, address)
        module(page)
        most(page)
    with serving("--sensing", "ideal") as (_, address):
        replay(page, address)
        share(page, address)
        check_complaints(page)
    lose_connection(page)
conclude()
