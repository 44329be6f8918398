"""Runs a program on input files and prints the CPU milliseconds, exit status and output digest of each run.

Usage: measure.py SECONDS COMMAND... < JSON list of files. It stops after the first run that fails or takes more CPU time
than SECONDS.
"""

import hashlib
import json
import os
import resource
import subprocess
import sys

seconds = int(sys.argv[1])
results = []
for path in json.load(sys.stdin):
    with open(path, "rb") as stdin:
        program = subprocess.Popen(
            sys.argv[2:],
            stdin=stdin,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds)),
        )
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        output, errors = program.communicate()
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    milliseconds = 1000 * (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    text = "\n".join(line.rstrip() for line in output.decode().rstrip().split("\n"))
    results.append(
        {
            "ms": milliseconds,
            "status": program.returncode,
            "digest": hashlib.sha256(text.encode()).hexdigest(),
            "errors": errors.decode()[-300:],
        }
    )
    if program.returncode != 0:
        break
json.dump(results, sys.stdout)
