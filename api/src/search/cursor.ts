import { array, string } from 'yup';
import { ApiError } from '../plugins/api-error';

/** Packs the sort key of a page's last row. Opaque for callers, so that the order may change. */
export function encodeCursor(key: readonly string[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** Unpacks a cursor of `length` parts; anything else is the caller's mistake. */
export function decodeCursor(cursor: string, length: number): string[] {
  const schema = array(string().strict().defined()).strict().length(length).required();
  try {
    return schema.validateSync(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch (cause) {
    throw new ApiError('VALIDATION_FAILED', {
      fields: { cursor: 'This cursor is not one of ours.' },
      cause,
    });
  }
}
