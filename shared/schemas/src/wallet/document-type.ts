/** Which files the wallet takes, checked by browser and server in the same way: by content, and the name must agree with it. */
import type { FileRule } from '../api/file';

const DOCUMENT_TYPES = [
  {
    mediaType: 'application/pdf',
    name: 'PDF',
    extensions: ['.pdf'],
    signature: [0x25, 0x50, 0x44, 0x46, 0x2d],
  },
  {
    mediaType: 'image/jpeg',
    name: 'JPEG',
    extensions: ['.jpg', '.jpeg'],
    signature: [0xff, 0xd8, 0xff],
  },
  {
    mediaType: 'image/png',
    name: 'PNG',
    extensions: ['.png'],
    signature: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  },
] as const;

export type DocumentMediaType = (typeof DOCUMENT_TYPES)[number]['mediaType'];

export const DOCUMENT_RULE: FileRule = {
  types: DOCUMENT_TYPES.map(({ mediaType }) => mediaType),
  maxBytes: 10 * 1_048_576,
};

/** For the `accept` attribute and the texts. */
export const DOCUMENT_EXTENSIONS = ['.pdf', '.jpg', '.jpeg', '.png'] as const;

/** How many bytes from the start of a file its type is read from. */
export const SIGNATURE_BYTES = 8;

/** Reads the type from the first bytes. Undefined for anything but PDF, JPEG and PNG. */
export function readDocumentType(bytes: Uint8Array): DocumentMediaType | undefined {
  return detectType(bytes)?.mediaType;
}

/** Why a file is rejected, by its name and its first bytes; undefined for an accepted file. */
export function documentTypeError(name: string, bytes: Uint8Array): string | undefined {
  const extension = extensionOf(name);
  const known: readonly string[] = DOCUMENT_EXTENSIONS;
  if (!known.includes(extension)) {
    return 'Only .pdf, .jpg, .jpeg and .png files are accepted.';
  }
  const type = detectType(bytes);
  if (!type) {
    return `The name of this file ends in ${extension}, but its content is not a PDF, JPEG or PNG. It may have been renamed or damaged.`;
  }
  const extensions: readonly string[] = type.extensions;
  if (extensions.includes(extension)) return undefined;
  return `The name of this file ends in ${extension}, but its content is a ${type.name}. Rename it to end in ${type.extensions[0]} and upload it again.`;
}

function detectType(bytes: Uint8Array) {
  return DOCUMENT_TYPES.find(({ signature }) =>
    signature.every((byte, index) => bytes[index] === byte),
  );
}

/** The file extension in lower case, with its dot; empty without one. */
function extensionOf(name: string): string {
  return /\.[^.]*$/.exec(name)?.[0].toLowerCase() ?? '';
}
