"""Runs programs one after another in the same interpreter, which is reset before each."""

import builtins
import gc
import io
import linecache
import os
import random
import shutil
import sys
import traceback

_HOME = "/box"
_FILE = _HOME + "/main.py"
_OUT_OF_MEMORY = -1
_builtins = dict(vars(builtins))
_modules = dict(sys.modules)
_path = list(sys.path)
_environment = dict(os.environ)


def _paths():
    # /proc and /dev are not files of a program.
    for folder, folders, files in os.walk("/"):
        if folder == "/":
            folders[:] = [name for name in folders if name not in ("proc", "dev")]
        yield from (os.path.join(folder, name) for name in folders + files)


_initial_paths = set(_paths())


def _remove_files():
    for path in list(_paths()):
        if path in _initial_paths:
            continue
        if os.path.isdir(path) and not os.path.islink(path):
            shutil.rmtree(path, ignore_errors=True)
        elif os.path.lexists(path):
            os.remove(path)


def _prepare(source):
    os.chdir("/")
    _remove_files()
    os.makedirs(_HOME)
    os.chdir(_HOME)
    names = vars(builtins)
    names.clear()
    names.update(_builtins)
    for name, module in list(sys.modules.items()):
        if (getattr(module, "__file__", None) or "").startswith(_HOME):
            del sys.modules[name]
    sys.modules.update(_modules)
    os.environ.clear()
    os.environ.update(_environment)
    sys.path[:] = [_HOME, *_path]
    sys.argv[:] = [_FILE]
    sys.setrecursionlimit(1000)
    sys.settrace(None)
    sys.stdin = sys.__stdin__ = _stream(0, "r")
    sys.stdout = sys.__stdout__ = _stream(1, "w")
    sys.stderr = sys.__stderr__ = _stream(2, "w")
    random.seed()
    lines = source.splitlines(keepends=True)
    linecache.cache[_FILE] = (len(source), None, lines, _FILE)


def _stream(descriptor, mode):
    return io.open(descriptor, mode, encoding="utf-8", buffering=-1 if mode == "r" else 1, closefd=False)


def _exit_code(error):
    code = error.code
    if code is None:
        return 0
    if isinstance(code, int):
        return code & 0xFF
    print(code, file=sys.stderr)
    return 1


def _report(error):
    # The first frames of the traceback are of this file.
    trace = error.__traceback__
    while trace and trace.tb_frame.f_code.co_filename != _FILE:
        trace = trace.tb_next
    traceback.print_exception(type(error), error, trace, file=sys.stderr)
    return _OUT_OF_MEMORY if isinstance(error, MemoryError) else 1


def _run(source):
    names = {"__name__": "__main__", "__builtins__": builtins, "__file__": _FILE}
    main = type(sys)("__main__")
    main.__dict__.update(names)
    sys.modules["__main__"] = main
    try:
        exec(compile(source, _FILE, "exec"), main.__dict__)
        return 0
    except SystemExit as error:
        return _exit_code(error)
    except BaseException as error:
        return _report(error)
    finally:
        sys.modules["__main__"] = _modules["__main__"]


def run_program(source):
    _prepare(source)
    code = _run(source)
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except Exception:
            # The program may have closed or replaced the stream.
            pass
    gc.collect()
    return code
