"""The adapter for cron libraries in other languages: cron_adapter.py NAME, where NAME is a key of LIBRARIES."""
import sys

import asked
from reminders import REPEATED, SKIPPED
from protocol import serve

LIBRARIES = {  # Builder and argument of the program, Debian package, language, options of the two readings.
    "robfig/cron": (lambda: asked.go("next.go"), "robfig", "golang-github-robfig-cron-dev", "go", "none", "both"),
    "gorhill/cronexpr": (lambda: asked.go("next.go"), "gorhill", "golang-github-gorhill-cronexpr-dev", "go", "shifted", "first"),
    "cron-expression": (lambda: asked.script("php", "next.php"), "", "php-dragonmantank-cron-expression", "php",
                        "shifted", "both"),
    "DateTime::Event::Cron": (lambda: asked.script("perl", "next.pl"), "", "libdatetime-event-cron-perl", "perl",
                              "none", "first"),
    "fugit": (lambda: asked.script("ruby", "next.rb"), "fugit", "ruby-fugit", "ruby", "none", "first"),
    "parse-cron": (lambda: asked.script("ruby", "next.rb"), "parse-cron", "ruby-parse-cron", "ruby", "shifted", "first"),
    "quartz": (lambda: asked.java("Next.java", "quartz", "spring3-context", "spring3-core"), "quartz", "libquartz-java",
               "java", "none", "second"),
    "spring-context": (lambda: asked.java("Next.java", "quartz", "spring3-context", "spring3-core"), "spring",
                       "libspring-context-java", "java", "none", "first"),
}

made, argument, package, language, skipped, repeated = LIBRARIES[sys.argv[1]]
program = asked.Asked(made() + [argument])


def reminder(given, readings):
    answer = program(f"{given['timeZone']}\t{given['minute']} {given['hour']} * * *\t{given['now']}")
    if not answer.lstrip("-").isdigit():
        raise RuntimeError(answer)
    return {"next": int(answer)}


serve(sys.argv[1], {"health.reminder": reminder}, {SKIPPED: [skipped], REPEATED: [repeated]}, of=asked.debian(package),
      language=language)
