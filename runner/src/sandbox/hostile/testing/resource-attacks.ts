import type { Attack } from './attack';

/** Attacks that exhaust resources. */
export const resourceAttacks: readonly Attack[] = [
  {
    name: 'a fork bomb',
    ends: ['time', 'memory'],
    source: `
import os
while True:
    try: os.fork()
    except OSError: pass`,
  },
  {
    name: 'a thread bomb',
    ends: ['time', 'memory'],
    source: `
import threading
def work():
    while True: pass
while True:
    try: threading.Thread(target=work).start()
    except RuntimeError: pass`,
  },
  {
    name: 'one process that allocates memory',
    ends: ['memory'],
    source: `
kept = []
while True: kept.append(bytearray(5_000_000))`,
  },
  {
    name: 'many processes that allocate memory',
    ends: ['memory'],
    source: `
import os, time
for i in range(20):
    if os.fork() == 0:
        kept = bytearray(20_000_000)
        time.sleep(60)
time.sleep(60)`,
  },
  {
    name: 'full disks',
    ends: ['exit'],
    limits: { memoryBytes: 128_000_000 },
    expectedOutput: 'full full full',
    source: `
def fill(folder):
    total = 0
    for i in range(100):
        try:
            with open(f'{folder}/filler{i}', 'wb', buffering=0) as file:
                while file.write(b'x' * 1_000_000) == 1_000_000:
                    total += 1
        except OSError as error:
            if error.errno == 28: break
    return 'full' if total < 50 else f'{total} MB'
print(*[fill(folder) for folder in ('/tmp', '/dev/shm', '/box')])`,
  },
  {
    name: 'a million files',
    ends: ['memory'],
    source: `
for i in range(1_000_000): open(f'/tmp/{i}', 'w').close()`,
  },
  {
    name: 'endlessly nested folders',
    ends: ['memory'],
    source: `
import os
while True:
    os.mkdir('deeper')
    os.chdir('deeper')`,
  },
  {
    name: 'a flood of both outputs at once',
    ends: ['output', 'error-output'],
    source: `
import os
if os.fork() == 0:
    while True: os.write(2, b'e' * 4096)
while True: os.write(1, b'o' * 4096)`,
  },
  {
    name: 'child processes that use processor time and that it does not wait for',
    ends: ['time'],
    source: `
import os, signal, time
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
while True:
    if os.fork() == 0:
        until = time.process_time() + 0.05
        while time.process_time() < until: pass
        os._exit(0)
    try: os.wait()
    except ChildProcessError: pass`,
  },
  {
    name: 'sleeping with closed outputs',
    ends: ['time'],
    source: `
import os, time
for descriptor in (0, 1, 2): os.close(descriptor)
time.sleep(60)`,
  },
  {
    name: 'an attempt to raise its own limits',
    ends: ['exit'],
    expectedOutput: 'refused refused refused refused',
    source: `
import resource
def attempt(limit):
    try:
        resource.setrlimit(limit, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        return 'raised'
    except (ValueError, OSError): return 'refused'
print(attempt(resource.RLIMIT_DATA), attempt(resource.RLIMIT_NPROC), attempt(resource.RLIMIT_FSIZE), attempt(resource.RLIMIT_CPU))`,
  },
];
