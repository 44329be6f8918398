/** The system calls of a processor. */
export interface CallNumbers {
  /** `AUDIT_ARCH_…` of the kernel. */
  architecture: number;
  /** From here on the numbers belong to another calling convention, which is denied completely. */
  foreignFrom: number | null;
  clone: number;
  clone3: number;
  closeRange: number;
  fcntl: number;
  madvise: number;
  mmap: number;
  prctl: number;
  setsockopt: number;
  socket: number;
  socketpair: number;
  /**
   * In this order: access to other processes; file systems; namespaces; the parts of the kernel with most vulnerabilities (bpf,
   * perf, userfaultfd, keys, io_uring); modules, kexec, reboot, swap, accounts, quota, log, clock; file handles, fanotify; memory
   * that no limit counts (memfd, secret memory, System V, `remap_file_pages`) and its migration between nodes; `sendmsg` and
   * `sendmmsg`, which hide descriptors in sockets.
   */
  denied: readonly number[];
  /** `splice`, `tee`, `vmsplice`, `sendfile`: they keep pages that belong to no process any more. */
  invalid: readonly number[];
  /** `io_setup`, inotify, landlock, `seccomp`: objects of the kernel whose number no limit of a process bounds. */
  missing: readonly number[];
  /** Setting extended attributes: access control lists are memory of the kernel. */
  unsupported: readonly number[];
}

const X64: CallNumbers = {
  architecture: 0xc000_003e,
  foreignFrom: 0x4000_0000,
  clone: 56,
  clone3: 435,
  closeRange: 436,
  fcntl: 72,
  madvise: 28,
  mmap: 9,
  prctl: 157,
  setsockopt: 54,
  socket: 41,
  socketpair: 53,
  denied: [
    101, 310, 311, 312, 438, 165, 166, 155, 161, 428, 429, 430, 431, 432, 433, 442, 272, 308, 321,
    298, 323, 248, 249, 250, 425, 426, 427, 175, 313, 176, 246, 320, 169, 167, 168, 163, 179, 443,
    103, 164, 159, 227, 305, 170, 171, 153, 172, 173, 303, 304, 300, 319, 447, 29, 64, 68, 216, 256,
    279, 46, 307,
  ],
  invalid: [275, 276, 278, 40],
  missing: [206, 253, 294, 444, 445, 446, 317],
  unsupported: [188, 189, 190, 463],
};

const ARM64: CallNumbers = {
  architecture: 0xc000_00b7,
  foreignFrom: null,
  clone: 220,
  clone3: 435,
  closeRange: 436,
  fcntl: 25,
  madvise: 233,
  mmap: 222,
  prctl: 167,
  setsockopt: 208,
  socket: 198,
  socketpair: 199,
  denied: [
    117, 270, 271, 272, 438, 40, 39, 41, 51, 428, 429, 430, 431, 432, 433, 442, 97, 268, 280, 241,
    282, 217, 218, 219, 425, 426, 427, 105, 273, 106, 104, 294, 142, 224, 225, 89, 60, 443, 116,
    170, 171, 112, 266, 161, 162, 58, 264, 265, 262, 279, 447, 194, 190, 186, 234, 238, 239, 211,
    269,
  ],
  invalid: [76, 77, 75, 71],
  missing: [0, 26, 444, 445, 446, 277],
  unsupported: [5, 6, 7, 463],
};

export function callNumbers(architecture: string): CallNumbers | null {
  if (architecture === 'x64') return X64;
  return architecture === 'arm64' ? ARM64 : null;
}
