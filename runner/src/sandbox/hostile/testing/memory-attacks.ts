import type { Language } from '@sopaan/schemas/code-runs/code-run';
import type { RunEnd } from '../../../code-runner';

/** A program that uses memory which the sum of its mapped pages does not contain. */
export interface MemoryAttack {
  name: string;
  language: Language;
  source: string;
  /** Where memory is refused, the program exits; where it is granted, the run is ended. */
  end: RunEnd;
}

const LIBC = `
import ctypes, mmap, os, select, socket, struct, sys, threading, time
libc = ctypes.CDLL(None, use_errno=True)
libc.mmap.restype = ctypes.c_void_p
libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_long]
libc.mprotect.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
ANONYMOUS, PRIVATE, NORESERVE, READ, WRITE = 0x20, 2, 0x4000, 1, 2
def forks(count):
    for _ in range(count):
        try:
            if os.fork() == 0: return
        except OSError: return
`;

export const python = (name: string, source: string, end: RunEnd = 'memory'): MemoryAttack => ({
  name,
  language: 'python',
  source: LIBC + source,
  end,
});

/** Attacks of each kind, and one for each runtime. */
export const memoryAttacks: readonly MemoryAttack[] = [
  python(
    'shared pages that are no longer mapped',
    `
m = mmap.mmap(-1, 5 << 30)
chunk = b'x' * (16 << 20)
for offset in range(0, 2 << 30, 16 << 20):
    m[offset:offset + (16 << 20)] = chunk
    m.madvise(mmap.MADV_DONTNEED, offset, 16 << 20)
time.sleep(60)`,
    'exit',
  ),
  python(
    'page tables of pages that are only read',
    `
size = 1 << 40
start = libc.mmap(None, size, READ, PRIVATE | ANONYMOUS | NORESERVE, -1, 0)
for offset in range(0, size, 2 << 20): ctypes.string_at(start + offset, 1)
time.sleep(60)`,
  ),
  python(
    'buffers of sockets in many processes',
    `
forks(50)
kept = []
try:
    for _ in range(55):
        pair = socket.socketpair()
        kept.append(pair)
        for end in pair:
            end.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4 << 20)
            end.setblocking(False)
            try:
                while True: end.send(b'x' * 65536)
            except BlockingIOError: pass
except OSError: pass
time.sleep(60)`,
  ),
  python(
    'memory of a process whose first thread has ended',
    `
def take():
    kept = []
    while True: kept.append(bytearray(5_000_000))
threading.Thread(target=take).start()
libc.syscall(60, 0)`,
  ),
  python(
    'many processes that all allocate at once',
    `
forks(7)
time.sleep(0.2)
kept = b'x' * 120_000_000
time.sleep(60)`,
  ),
  {
    name: 'buffers in several processes',
    language: 'javascript',
    end: 'memory',
    source: `
const { fork } = require('node:child_process');
const { Worker } = require('node:worker_threads');
if (!process.argv[2]) for (let i = 0; i < 4; i += 1) fork(__filename, ['child']);
const kept = [];
for (;;) { kept.push(Buffer.alloc(4_000_000, 1)); }`,
  },
  {
    name: 'WebAssembly memory and shared buffers',
    language: 'typescript',
    end: 'memory',
    source: `
const kept: unknown[] = [];
for (;;) {
  const shared: SharedArrayBuffer = new SharedArrayBuffer(8_000_000);
  new Uint8Array(shared).fill(1);
  kept.push(shared);
  const memory = new WebAssembly.Memory({ initial: 64 });
  new Uint8Array(memory.buffer).fill(1);
  kept.push(memory);
}`,
  },
  {
    name: 'a full heap and buffers outside of it',
    language: 'java',
    end: 'memory',
    source: `
import java.nio.ByteBuffer;
import java.util.*;
public class Main {
  public static void main(String[] args) throws Exception {
    List<Object> kept = new ArrayList<>();
    new Thread(() -> {
      List<Object> direct = new ArrayList<>();
      while (true) {
        ByteBuffer buffer = ByteBuffer.allocateDirect(2_000_000);
        while (buffer.hasRemaining()) buffer.put((byte) 1);
        direct.add(buffer);
      }
    }).start();
    try { while (true) kept.add(new byte[500_000]); } catch (OutOfMemoryError e) { }
    Thread.sleep(60000);
  }
}`,
  },
  {
    name: 'memory outside of the heap',
    language: 'csharp',
    end: 'memory',
    source: `
using System;
using System.Runtime.InteropServices;
class Program {
  static void Main() {
    while (true) {
      IntPtr block = Marshal.AllocHGlobal(4000000);
      for (int i = 0; i < 4000000; i += 4096) Marshal.WriteByte(block, i, 1);
    }
  }
}`,
  },
  {
    name: 'child processes that each stay below the limit',
    language: 'php',
    end: 'memory',
    source: `<?php
$kept = [];
for ($i = 0; $i < 8; $i++) {
  $kept[] = proc_open(['php', '-d', 'memory_limit=-1', '-r', '$k = []; while (count($k) < 400) $k[] = str_repeat("x", 100000); sleep(60);'], [], $pipes);
}
sleep(60);`,
  },
];
