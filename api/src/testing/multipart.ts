import { toFormParts } from '@sopaan/schemas/form-parts';

export interface FormFile {
  bytes: Buffer;
  /** What the sender calls it. */
  name?: string;
  type?: string;
}

const BOUNDARY = 'a-boundary-of-the-tests';

/** A form as a browser sends it: each field a part, then the files. */
export function multipart(fields: unknown, files: Readonly<Record<string, FormFile>> = {}) {
  const texts = toFormParts(fields).map(([name, value]) =>
    Buffer.from(`${opening(name)}\r\n\r\n${value}\r\n`),
  );
  const rest = Object.entries(files).flatMap(([field, { bytes, name = 'me.png', type }]) => [
    Buffer.from(
      `${opening(field)}; filename="${name}"\r\ncontent-type: ${type ?? 'image/png'}\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([...texts, ...rest, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  };
}

function opening(field: string): string {
  return `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"`;
}
