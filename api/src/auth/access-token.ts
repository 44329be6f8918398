import { errors, jwtVerify, SignJWT } from 'jose';
import { object, string } from 'yup';
import type { SessionUser } from './access';

const ALGORITHM = 'HS256';
const NAME = 'sopaan';
const ACCESS_TOKEN_SECONDS = 15 * 60;

const claimsSchema = object({
  sub: string().required(),
  role: string().required(),
  sid: string().required(),
});

export type Authentication =
  | { status: 'valid'; user: SessionUser }
  | { status: 'expired' }
  | { status: 'invalid' };

export interface AccessTokens {
  issue(user: SessionUser): Promise<string>;
  read(token: string): Promise<Authentication>;
}

/** Signed, short-lived tokens. Any process of the API with the same secret can verify them. */
export function accessTokens(secret: string, seconds = ACCESS_TOKEN_SECONDS): AccessTokens {
  const key = new TextEncoder().encode(secret);
  return {
    issue({ id, role, sessionId }) {
      const now = Math.floor(Date.now() / 1000);
      return new SignJWT({ role, sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(id)
        .setIssuer(NAME)
        .setAudience(NAME)
        .setIssuedAt(now)
        .setExpirationTime(now + seconds)
        .sign(key);
    },

    async read(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: NAME,
          audience: NAME,
          requiredClaims: ['exp'],
        });
        const { sub, role, sid } = claimsSchema.validateSync(payload, { strict: true });
        return { status: 'valid', user: { id: sub, role, sessionId: sid } };
      } catch (error) {
        return { status: error instanceof errors.JWTExpired ? 'expired' : 'invalid' };
      }
    },
  };
}
