/** Fetches the files once. After a failure, the next call tries again. */
export function createFileLoader(urls: readonly URL[]): { load: () => Promise<ArrayBuffer[]> } {
  let files: Promise<ArrayBuffer[]> | undefined;
  return {
    load() {
      files ??= Promise.all(urls.map(fetchFile)).catch((error: unknown) => {
        files = undefined;
        throw error;
      });
      return files;
    },
  };
}

async function fetchFile(url: URL): Promise<ArrayBuffer> {
  // The file name contains a content hash, so a cached copy is always valid, also offline.
  const response = await fetch(url, { cache: 'force-cache', credentials: 'omit' }).catch(
    () => null,
  );
  if (!response?.ok)
    throw new Error('The language could not be downloaded. Check your connection and try again.');
  return response.arrayBuffer();
}
