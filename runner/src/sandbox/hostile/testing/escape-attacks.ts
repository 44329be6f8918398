import type { Attack } from './attack';

/** Attacks that try to outlive their run, or to stop or deceive what supervises it. */
export const escapeAttacks: readonly Attack[] = [
  {
    name: 'a daemon that uses processor time',
    ends: ['exit', 'output'],
    expectedOutput: 'left',
    source: `
import os, time
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        while True: pass
    os._exit(0)
print('left')`,
  },
  {
    name: 'daemons that ignore every signal and hold the outputs open',
    ends: ['exit'],
    expectedOutput: 'left',
    source: `
import os, signal, time
for i in range(10):
    if os.fork() == 0:
        os.setsid()
        for number in range(1, 32):
            try: signal.signal(number, signal.SIG_IGN)
            except (OSError, ValueError): pass
        time.sleep(600)
print('left')`,
  },
  {
    name: 'signals to the first process, its parent and all others',
    ends: ['exit'],
    expectedOutput: 'still here 0',
    source: `
import os, signal
for number in (1, 2, 3, 6, 9, 15, 17, 19):
    for target in (1, os.getppid(), 0 if number == 17 else 1):
        try: os.kill(target, number)
        except OSError: pass
signal.signal(signal.SIGTERM, signal.SIG_IGN)
try: os.kill(-1, signal.SIGTERM)
except OSError: pass
print('still here', os.getppid() - 1)`,
  },
  {
    name: 'forged status messages',
    ends: ['exit'],
    expectedOutput: 'only its own',
    code: 7,
    source: `
import os
reached = []
for number in range(3, 300):
    try:
        os.write(number, b'started\\nended 0\\n')
        reached.append(number)
    except OSError: pass
mine = {os.stat(f'/proc/self/fd/{n}').st_ino for n in (0, 1, 2)}
for number in os.listdir('/proc/1/fd'):
    path = f'/proc/1/fd/{number}'
    try:
        if os.stat(path).st_ino in mine: continue
        with open(path, 'wb', buffering=0) as file: file.write(b'"exit-code": 0\\nended 0\\n0m0.0s 0m0.0s\\n')
    except OSError: pass
print('only its own' if reached == [] else reached, flush=True)
os._exit(7)`,
  },
  {
    name: 'tracing the first process',
    ends: ['exit'],
    expectedOutput: 'refused',
    source: `
import ctypes
libc = ctypes.CDLL(None, use_errno=True)
print('refused' if libc.ptrace(16, 1, 0, 0) == -1 and ctypes.get_errno() == 1 else 'attached')`,
  },
  {
    name: 'replacing its files with links and devices',
    ends: ['exit'],
    expectedOutput: 'no device',
    source: `
import os
os.remove('/box/main.py')
os.symlink('/etc/passwd', '/box/main.py')
os.mkfifo('/box/main.exe')
os.symlink('/proc/1/fd/2', '/tmp/link')
os.link('/box/main.exe', '/box/classes.tar')
for path in ('/', '/usr', '/dev', '/proc/sys/kernel/hostname', '/input'):
    try:
        open(path + '/sopaan-hostile' if os.path.isdir(path) else path, 'w')
        print('wrote', path)
    except OSError: pass
try: os.mknod('/box/disk', 0o60666, os.makedev(8, 0)); print('a device')
except OSError: print('no device')`,
  },
];
