"""Runs trusted programs on inputs in one process, which is faster than a process or a sandbox for each.

Reads [[program, [[input, digest of the correct output], ...]], ...] as JSON and prints for each program null, or
{"case": index, "reason": text} for the first input that it fails.
"""

import hashlib
import io
import json
import signal
import sys

# CPU time for one input, so that a program that never ends does not block the tests.
MAX_SECONDS = 20


def raise_timeout(_number, _frame):
    raise TimeoutError


signal.signal(signal.SIGVTALRM, raise_timeout)


def failure(code, text, digest):
    sys.stdin = io.TextIOWrapper(io.BytesIO(text.encode()), encoding="utf-8")
    sys.stdout = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    sys.setrecursionlimit(1000)
    signal.setitimer(signal.ITIMER_VIRTUAL, MAX_SECONDS)
    try:
        exec(code, {"__name__": "__main__"})
    except SystemExit as end:
        if end.code:
            return f"exit {end.code}"
    except Exception as error:
        return type(error).__name__
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    sys.stdout.flush()
    output = sys.stdout.buffer.getvalue().decode()
    normalized = "\n".join(line.rstrip() for line in output.rstrip().split("\n"))
    return None if hashlib.sha256(normalized.encode()).hexdigest() == digest else "wrong output"


def first_failure(program, cases):
    code = compile(program, "program", "exec")
    for index, (text, digest) in enumerate(cases):
        reason = failure(code, text, digest)
        if reason:
            return {"case": index, "reason": reason}
    return None


requests = json.load(sys.stdin)
results_to = sys.stdout
json.dump([first_failure(program, cases) for program, cases in requests], results_to)
