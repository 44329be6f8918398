/** Keeps the most recently used contents of files in memory, up to a total size. */
export interface ContentCache {
  get: (key: string) => Buffer | undefined;
  has: (key: string) => boolean;
  set: (key: string, content: Buffer) => void;
}

export function contentCache(maxBytes: number): ContentCache {
  // The least recently used content is the first entry of the map.
  const contents = new Map<string, Buffer>();
  let bytes = 0;

  function remove(key: string): void {
    bytes -= contents.get(key)?.length ?? 0;
    contents.delete(key);
  }

  return {
    get(key) {
      const content = contents.get(key);
      if (!content) return undefined;
      contents.delete(key);
      contents.set(key, content);
      return content;
    },
    has: (key) => contents.has(key),
    set(key, content) {
      remove(key);
      contents.set(key, content);
      bytes += content.length;
      for (const oldest of contents.keys()) {
        if (bytes <= maxBytes) return;
        remove(oldest);
      }
    },
  };
}
