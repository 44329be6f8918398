/** Collects the files that the page downloads. Call it at the start of a test. */
export function watchDownloads() {
  const files: Array<{ name: string; content: Promise<string> }> = [];
  let last: Blob | undefined;
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      last = blob;
      return 'blob:file';
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, content: last?.text() ?? Promise.resolve('') });
  });
  return files;
}
