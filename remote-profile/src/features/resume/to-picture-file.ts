const DATA_URL = /^data:(image\/\w+);base64,(.+)$/s;

/** The picture of a `data:` URL as a file. */
export function toPictureFile(url: string): File {
  const [, type, base64] = DATA_URL.exec(url) ?? [];
  if (type === undefined || base64 === undefined) throw new Error(UNREADABLE);
  return new File([decode(base64)], 'picture', { type });
}

const UNREADABLE = 'A picture in the file could not be read.';

function decode(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch (error) {
    throw new Error(UNREADABLE, { cause: error });
  }
}
