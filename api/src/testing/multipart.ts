import { toFormParts } from '@sopaan/schemas/api/form-parts';

export interface FormFile {
  bytes: Buffer;
  /** The file name sent by the client. */
  name?: string;
  type?: string;
}

const BOUNDARY = 'a-boundary-of-the-tests';

/** Encodes a form like a browser: a part for each field, then the files. */
export function multipart(fields: unknown, files: Readonly<Record<string, FormFile>> = {}) {
  const textParts = toFormParts(fields).map(([name, value]) =>
    Buffer.from(`${partHeader(name)}\r\n\r\n${value}\r\n`),
  );
  const fileParts = Object.entries(files).flatMap(([field, { bytes, name = 'me.png', type }]) => [
    Buffer.from(
      `${partHeader(field)}; filename="${name}"\r\ncontent-type: ${type ?? 'image/png'}\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([...textParts, ...fileParts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  };
}

function partHeader(field: string): string {
  return `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"`;
}
