/** The account of an access token, read without verification: only the server can verify it. */
import { object, string } from 'yup';

const claimsSchema = object({ sub: string().required() });

/** The `sub` claim of a token; null where it has none or cannot be parsed. */
export function tokenSubject(token: string): string | null {
  try {
    const payload = token.split('.')[1] ?? '';
    const json: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    return claimsSchema.validateSync(json).sub;
  } catch {
    return null;
  }
}
