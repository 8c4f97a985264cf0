"""Repeatedly kills the program `sqlite-store` in the middle of a batch, and checks the publications in its file.

    python3 killed.py PROGRAM [ROUNDS]

A batch of publications is one transaction. After every kill, the file must contain all confirmed batches, and the
interrupted batch completely or not at all.
"""
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time

BATCH = 500


def round_of(program, path, choice):
    """Lets the program fill its file, kills it after a batch has begun, and returns the number of confirmed batches."""
    fill = subprocess.Popen([program, "fill", path, str(BATCH)], stdout=subprocess.PIPE, text=True)
    last = choice.randint(1, 6)
    confirmed = None
    for line in fill.stdout:
        word, count = line.split()
        if word == "there":
            confirmed = int(count)
        elif confirmed is None:
            confirmed = int(count) - BATCH
        if word == "begun":
            last -= 1
            if last == 0:
                break
    time.sleep(choice.random() * 0.01)
    fill.send_signal(signal.SIGKILL)
    # The pipe may still contain a batch that the program confirmed immediately before the signal.
    for line in fill.stdout:
        word, count = line.split()
        if word == "there":
            confirmed = int(count)
    if fill.wait() != -signal.SIGKILL:
        sys.exit("killed.py: the store ended before it was killed")
    return confirmed


def main():
    program, rounds = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 40
    choice = random.Random(19)
    folder = tempfile.mkdtemp()
    lost = 0
    try:
        path = folder + "/killed.sqlite"
        for number in range(rounds):
            confirmed = round_of(program, path, choice)
            left = subprocess.run([program, "check", path], stdout=subprocess.PIPE, text=True, check=True).stdout
            count, what, integrity = left.split()
            if what != "right" or integrity != "ok" or int(count) not in (confirmed, confirmed + BATCH):
                sys.exit(f"killed.py: round {number}: {confirmed} were confirmed, and there are {left}")
            lost += int(count) == confirmed
    finally:
        shutil.rmtree(folder)
    if lost == 0:
        sys.exit("killed.py: no kill came in the middle of a batch")
    print(f"killed {rounds} times, {lost} of them in the middle of a batch, which is then not there at all")


main()
