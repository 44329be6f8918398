import { fetchReleaseFile } from '@sopaan/release-files/fetch-release-file';

/** Fetches the files once. After a failure, the next call tries again. */
export function createFileLoader(urls: readonly URL[]): { load: () => Promise<ArrayBuffer[]> } {
  let files: Promise<ArrayBuffer[]> | undefined;
  return {
    load() {
      files ??= Promise.all(urls.map(fetchReleaseFile)).catch((error: unknown) => {
        files = undefined;
        throw error;
      });
      return files;
    },
  };
}
