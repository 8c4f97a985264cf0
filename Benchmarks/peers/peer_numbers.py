"""Writes the contenders' input: numbers as little-endian doubles, column after column, or strings, one per line.

A track has the columns t, lat, lon. A track consists of stays and of the paths between them. A stay lasts from a few
minutes to a night, and almost all its fixes are within 25 m of a place. Pairs have the columns lat1, lon1, lat2, lon2.
The places are spread evenly over the sphere; the places of a short pair are less than 10 km apart. Publications have
the columns author and citations, and are ordered by author: most authors have few publications and citations, but some
have very many. Strings are pairs of lines with the letters a to z and blanks. The two lines of a pair are unrelated or
some edits apart. Short strings have 1 to 16 symbols. Titles come from a table of the Leipzig benchmarks, which are not
part of this project. A generated title has 3 to 12 words, which are chosen from 3,000 words; one title in ten is an
edited copy of another title.
"""
import csv
import math
import random
import sys
from typing import List, Tuple

sys.dont_write_bytecode = True
import columns  # noqa: E402

RADIUS = 6_371_008.8


def moved(lat: float, lon: float, metres: float, heading: float) -> Tuple[float, float]:
    angle, phi = metres / RADIUS, math.radians(lat)
    sine = math.sin(phi) * math.cos(angle) + math.cos(phi) * math.sin(angle) * math.cos(heading)
    turn = math.atan2(
        math.sin(heading) * math.sin(angle) * math.cos(phi), math.cos(angle) - math.sin(phi) * sine)
    return math.degrees(math.asin(max(-1, min(1, sine)))), math.remainder(lon + math.degrees(turn), 360)


def track(count: int, chance: random.Random) -> List[List[float]]:
    places: List[Tuple[float, float]] = []
    place = (45.07, 7.69)
    while len(places) < count:
        night = chance.randrange(8) == 0
        for _ in range(chance.randint(120, 180) if night else chance.randint(3, 60)):
            noise = chance.uniform(150, 300) if chance.randrange(200) == 0 else chance.uniform(0, 25)
            places.append(moved(*place, noise, chance.uniform(0, math.tau)))
        step, heading = chance.uniform(200, 2500), chance.uniform(0, math.tau)
        for _ in range(chance.randint(2, 12)):
            place = moved(*place, step, heading)
            places.append(place)
    del places[count:]
    return [[180.0 * i for i in range(count)], [lat for lat, _ in places], [lon for _, lon in places]]


def pairs(count: int, chance: random.Random, short: bool) -> List[List[float]]:
    columns: List[List[float]] = [[], [], [], []]
    for _ in range(count):
        a = (math.degrees(math.asin(chance.uniform(-1, 1))), chance.uniform(-180, 180))
        b = (math.degrees(math.asin(chance.uniform(-1, 1))), chance.uniform(-180, 180))
        if short:
            b = moved(*a, chance.uniform(1, 10_000), chance.uniform(0, math.tau))
        for column, number in zip(columns, [*a, *b]):
            column.append(number)
    return columns


def texts(count: int, chance: random.Random, length: int, edited: bool) -> List[str]:
    letters = "abcdefghijklmnopqrstuvwxyz    "
    lines = []
    for _ in range(count):
        text = [chance.choice(letters) for _ in range(length)]
        lines.append("".join(text))
        if edited:
            for _ in range(max(1, round(length / 20))):
                place, letter = chance.randint(0, len(text)), chance.choice(letters)
                kind = chance.randrange(3)
                text[place : place + (kind > 0)] = [letter] if kind < 2 else []
        else:
            text = [chance.choice(letters) for _ in range(length)]
        lines.append("".join(text))
    return lines


def publications(count: int, chance: random.Random) -> List[List[float]]:
    columns: List[List[float]] = [[], []]
    for author in range(count):
        number = min(5_000, int((1 - chance.random()) ** -0.8))
        columns[0] += [author] * number
        columns[1] += [int(10 * (1 - chance.random()) ** -0.8) - 10 for _ in range(number)]
    return columns


def titles(count: int, table: str) -> List[str]:
    encoding = "ascii" if table.endswith("ACM.csv") else "latin-1"
    with open(table, encoding=encoding, newline="") as file:
        return [" ".join(row["title"].split("\n")) for row in csv.DictReader(file)][:count]


def short(count: int, chance: random.Random) -> List[str]:
    letters = "abcdefghijklmnopqrstuvwxyz    "
    return ["".join(chance.choice(letters) for _ in range(chance.randint(1, 16))) for _ in range(count)]


def generated(count: int, chance: random.Random) -> List[str]:
    letters = "eeeeeettttaaaaooooiiiinnnnsssrrrhhlldddcccuummpffggwybvk"
    words = ["".join(chance.choice(letters) for _ in range(chance.randint(2, 12))) for _ in range(3_000)]
    lines: List[str] = []
    for index in range(count):
        if index % 10 < 9:
            number = chance.randint(3, 12)
            lines.append(" ".join(words[int(chance.random() * chance.random() * 3_000)] for _ in range(number)))
            continue
        text = list(lines[index - 5])
        for _ in range(chance.randint(0, len(text) // 8)):
            place, kind = chance.randrange(len(text)), chance.randrange(3)
            text[place : place + (kind > 0)] = ["x"] if kind < 2 else []
        lines.append("".join(text))
    return lines


kind, count, path = sys.argv[1], int(sys.argv[2]), sys.argv[3]
if kind in ("texts", "titles", "list", "generated"):
    if kind == "texts":
        lines = texts(count, random.Random(1), int(sys.argv[4]), sys.argv[5] == "edited")
    elif kind == "titles":
        lines = titles(count, sys.argv[4])
    elif kind == "generated":
        lines = generated(count, random.Random(1))
    else:
        lines = short(count, random.Random(int(sys.argv[4])))
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
    sys.exit(0)
if kind == "track":
    numbers = track(count, random.Random(1))
elif kind == "publications":
    numbers = publications(count, random.Random(1))
else:
    numbers = pairs(count, random.Random(1), kind == "short")
columns.write(path, numbers)
