/** Whose an access token is, as far as a browser can tell. The server alone decides what it is worth. */
import { object, string } from 'yup';

const claimsSchema = object({ sub: string().required() });

/** The account that a token names; null for a token that says nothing readable. */
export function tokenSubject(token: string): string | null {
  try {
    const payload = token.split('.')[1] ?? '';
    const json: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    return claimsSchema.validateSync(json).sub;
  } catch {
    return null;
  }
}
