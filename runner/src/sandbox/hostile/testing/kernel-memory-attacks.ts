import { python, type MemoryAttack } from './memory-attacks';

/** Attacks on memory of the kernel that belongs to descriptors, mappings, locks, files and signals. */
export const kernelMemoryAttacks: readonly MemoryAttack[] = [
  python(
    'a shared mapping of /dev/zero',
    `
try:
    file = os.open('/dev/zero', os.O_RDWR)
    m = mmap.mmap(file, 5 << 30)
except OSError: sys.exit(1)
chunk = b'x' * (16 << 20)
for offset in range(0, 2 << 30, 16 << 20):
    m[offset:offset + (16 << 20)] = chunk
    m.madvise(mmap.MADV_DONTNEED, offset, 16 << 20)
time.sleep(60)`,
    'exit',
  ),
  python(
    'epoll watches on descriptors that are closed again',
    `
forks(12)
polls = [select.epoll() for _ in range(56)]
for file in [os.eventfd(0) for _ in range(40)]:
    for number in range(100, 128):
        os.dup2(file, number)
        for poll in polls: poll.register(number)
        os.close(number)
time.sleep(60)`,
  ),
  python(
    'mappings of one page each',
    `
forks(12)
size = 65_000 * 4096
start = libc.mmap(None, size, 0, PRIVATE | ANONYMOUS | NORESERVE, -1, 0)
for offset in range(0, size, 8192): libc.mprotect(start + offset, 4096, READ)
time.sleep(60)`,
  ),
  python(
    'file locks on single bytes',
    `
import fcntl
forks(12)
files = [open(f'/tmp/{os.getpid()}-{i}', 'w') for i in range(110)]
for start in range(0, 1600, 2):
    for file in files: fcntl.lockf(file, fcntl.LOCK_EX, 1, start)
time.sleep(60)`,
  ),
  python(
    'access control lists of files',
    `
entry = lambda tag, who: struct.pack('<HHI', tag, 6, who)
rights = struct.pack('<I', 2) + entry(1, 0xffffffff) + entry(2, 65534) * 8180 + entry(4, 0xffffffff) + entry(16, 0xffffffff) + entry(32, 0xffffffff)
try:
    for i in range(8000):
        open(f'/tmp/{i}', 'w').close()
        os.setxattr(f'/tmp/{i}', 'system.posix_acl_access', rights)
except OSError: sys.exit(1)
time.sleep(60)`,
    'exit',
  ),
  python(
    'pages of truncated files that wait in sockets',
    `
file = os.open(f'/tmp/{os.getpid()}', os.O_RDWR | os.O_CREAT)
pairs = []
try:
    while True:
        left, right = socket.socketpair()
        left.setblocking(False)
        pairs.append((left, right))
        try:
            while True:
                os.pwrite(file, b'x' * 4096, 0)
                os.sendfile(left.fileno(), file, 0, 1)
                os.ftruncate(file, 0)
        except BlockingIOError: pass
except OSError: sys.exit(1)
time.sleep(60)`,
    'exit',
  ),
  python(
    'files and memory together',
    `
for folder in ('/tmp', '/dev/shm', '/box'):
    try:
        with open(f'{folder}/filler', 'wb', buffering=0) as file:
            while file.write(b'x' * 1_000_000): pass
    except OSError: pass
    try:
        with open(f'{folder}/filler2', 'wb', buffering=0) as file:
            while file.write(b'x' * 1_000_000): pass
    except OSError: pass
kept = []
while True: kept.append(bytearray(1_000_000))`,
  ),
];
