import type { Attack } from './attack';

/** Attacks that try to read data of other processes and of the host. */
export const isolationAttacks: readonly Attack[] = [
  {
    name: 'reading other processes',
    ends: ['exit'],
    expectedOutput: 'alone',
    source: `
import os
others = []
for name in os.listdir('/proc'):
    if not name.isdigit(): continue
    words = open(f'/proc/{name}/cmdline').read()
    environment = open(f'/proc/{name}/environ').read()
    names = [part.split('=')[0] for part in environment.split('\\0') if part]
    if int(name) > 9 or set(names) - {'PATH', 'HOME', 'LANG', 'PWD'}: others.append((name, words, names))
print('alone' if not others else others)`,
  },
  {
    name: 'reading the environment and inherited descriptors',
    ends: ['exit'],
    expectedOutput: 'HOME LANG PATH PWD 0 1 2',
    source: `
import os
opened = []
for number in range(1000):
    try:
        os.fstat(number)
        opened.append(number)
    except OSError: pass
print(*sorted(os.environ), *opened)`,
  },
  {
    name: 'reading files of the host',
    ends: ['exit'],
    expectedOutput: 'nothing',
    source: `
import os
PLACES = ['/etc/passwd', '/etc/shadow', '/etc/hosts', '/root', '/home', '/var', '/run', '/sys', '/mnt', '/work', '/boot', '/srv', '/opt', '/usr/src', '/usr/local', '/dev/sda', '/dev/vda', '/dev/kmsg', '/dev/mem', '/proc/kcore', '/proc/1/root/etc/passwd', '/proc/1/cwd/../etc/passwd']
def reached(path):
    try:
        return bool(os.listdir(path) if os.path.isdir(path) else open(path, 'rb').read(1))
    except OSError: return False
print(*[path for path in PLACES if reached(path)] or ['nothing'])`,
  },
];

/** Writes files in one run, which another one looks for. */
export const WRITE_FILES = `
import time
for folder in ('/box', '/tmp', '/dev/shm'):
    open(f'{folder}/secret-of-a-run', 'w').write('secret')
print('left', flush=True)
time.sleep(float(input()))`;

export const LIST_FILES = `
import os
print(*[os.path.join(folder, name) for folder in ('/box', '/tmp', '/dev/shm') for name in os.listdir(folder)])`;

/** Tries to connect to a port, to PostgreSQL, to an abstract socket of Unix, and to the internet. */
export const CONNECT = `
import socket
port, name = input().split()
def attempt(family, address, kind=socket.SOCK_STREAM):
    try:
        with socket.socket(family, kind) as s:
            s.settimeout(2)
            s.connect(address)
            s.send(b'hello')
        return f'reached {address}'
    except OSError: return ''
results = [
    attempt(socket.AF_INET, ('127.0.0.1', int(port))),
    attempt(socket.AF_INET, ('127.0.0.1', 5432)),
    attempt(socket.AF_INET6, ('::1', int(port))),
    attempt(socket.AF_INET, ('192.0.2.1', 80)),
    attempt(socket.AF_INET, ('192.0.2.1', 53), socket.SOCK_DGRAM),
    attempt(socket.AF_UNIX, '\\0' + name),
    attempt(socket.AF_UNIX, '/var/run/postgresql/.s.PGSQL.5432'),
    attempt(socket.AF_UNIX, '/tmp/.s.PGSQL.5432'),
]
for family in (16, 17, 40, 38):
    try:
        socket.socket(family, socket.SOCK_RAW if family != 40 else socket.SOCK_STREAM)
        results.append(f'family {family}')
    except OSError: pass
print(*[result for result in results if result] or ['nothing'])`;

/** System calls of x86-64 that are refused with EPERM, and `clone3` with ENOSYS. */
export const SYSTEM_CALLS = `
import ctypes, os
libc = ctypes.CDLL(None, use_errno=True)
CALLS = {'ptrace': 101, 'mount': 165, 'umount': 166, 'pivot_root': 155, 'chroot': 161, 'unshare': 272, 'setns': 308, 'bpf': 321,
  'perf': 298, 'userfaultfd': 323, 'add_key': 248, 'keyctl': 250, 'io_uring': 425, 'open_tree': 428, 'fsopen': 430, 'init_module': 175,
  'kexec': 246, 'reboot': 169, 'handle': 304, 'memfd': 319, 'secret': 447, 'shmget': 29, 'peek': 310, 'poke': 311, 'getfd': 438}
wrong = [name for name, number in CALLS.items() if libc.syscall(number, 0, 0, 0, 0, 0) != -1 or ctypes.get_errno() != 1]
if libc.syscall(435, 0, 0) != -1 or ctypes.get_errno() != 38: wrong.append('clone3')
for flags in (0x10000000, 0x00020000, 0x40000000):
    if libc.syscall(56, flags | 17, 0, 0, 0, 0) != -1 or ctypes.get_errno() != 1: wrong.append(f'clone {flags}')
print(*wrong or ['all refused'], flush=True)
libc.syscall(0x40000000 | 39)
print('the other numbers work')`;
