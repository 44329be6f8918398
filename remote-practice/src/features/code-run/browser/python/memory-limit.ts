const LIMIT = 512 * 1024 * 1024;
const PAGE = 64 * 1024;

/** Python then raises a MemoryError, and goes on. */
export function limitMemory(): void {
  const { prototype } = WebAssembly.Memory;
  const grow = prototype.grow;
  prototype.grow = function growWithinLimit(pages) {
    if (this.buffer.byteLength + pages * PAGE > LIMIT) throw new RangeError('No memory left');
    return grow.call(this, pages);
  };
}
