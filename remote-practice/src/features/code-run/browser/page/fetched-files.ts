/** The files at these addresses, fetched once. When that fails, the next call tries again. */
export function fetchedFiles(urls: readonly URL[]): { get: () => Promise<ArrayBuffer[]> } {
  let files: Promise<ArrayBuffer[]> | undefined;
  return {
    get() {
      files ??= Promise.all(urls.map(fetched)).catch((error: unknown) => {
        files = undefined;
        throw error;
      });
      return files;
    },
  };
}

async function fetched(url: URL): Promise<ArrayBuffer> {
  // Its name has the hash of what is in it: what a browser has kept is right, also without a network.
  const answer = await fetch(url, { cache: 'force-cache', credentials: 'omit' }).catch(() => null);
  if (!answer?.ok)
    throw new Error('The language could not be fetched. Check your network and try again.');
  return answer.arrayBuffer();
}
