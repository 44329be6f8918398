const LIMIT_BYTES = 512 * 1024 * 1024;
const PAGE_BYTES = 64 * 1024;

/** Limits WebAssembly memory. Beyond the limit, Python raises a MemoryError. */
export function limitMemory(): void {
  const { prototype } = WebAssembly.Memory;
  const grow = prototype.grow;
  prototype.grow = function growWithinLimit(pages) {
    if (this.buffer.byteLength + pages * PAGE_BYTES > LIMIT_BYTES)
      throw new RangeError('No memory left');
    return grow.call(this, pages);
  };
}
