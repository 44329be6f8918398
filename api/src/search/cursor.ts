import { array, string } from 'yup';
import { ApiError } from '../http/api-error';

/** Encodes the sort key of a page's last row. Opaque to clients, so that the sort order may change. */
export function encodeCursor(key: readonly string[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** Decodes a cursor of `length` parts; anything else is a client error. */
export function decodeCursor(cursor: string, length: number): string[] {
  const schema = array(string().strict().defined()).strict().length(length).required();
  try {
    return schema.validateSync(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch (cause) {
    throw new ApiError('VALIDATION_FAILED', {
      fields: { cursor: 'This cursor is invalid.' },
      cause,
    });
  }
}
