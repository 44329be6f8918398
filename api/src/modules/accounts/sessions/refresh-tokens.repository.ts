import { createHash, randomBytes } from 'node:crypto';
import type { Queryable } from '../../../plugins/database';

/** The tokens of one place in the line of a session. */
export interface TokenPlace extends Record<string, unknown> {
  generation: number;
  /** The end of the line. No token of it was ever used. */
  last: number;
  /** Since the first token of this place was used; null while none was. */
  secondsSincePassed: number | null;
  /** This very token was used before. */
  used: boolean;
  /** A token was used that was given out in place of one of these. */
  successorUsed: boolean;
}

export async function findPlace(
  database: Queryable,
  token: string,
): Promise<TokenPlace | undefined> {
  const [place] = await database.query<TokenPlace>(
    `select generation, used_at is not null as used,
            (select max(generation) from refresh_tokens newest
             where newest.session_id = token.session_id) as last,
            (select extract(epoch from now() - min(sibling.used_at))::float8
             from refresh_tokens sibling
             where sibling.session_id = token.session_id
               and sibling.generation = token.generation) as "secondsSincePassed",
            exists (select from refresh_tokens successor
                    where successor.session_id = token.session_id
                      and successor.generation = token.generation + 1
                      and successor.used_at is not null) as "successorUsed"
     from refresh_tokens token where token_hash = $1`,
    [hashOf(token)],
  );
  return place;
}

/** A new token of the session, at that place of its line. */
export async function addToken(
  database: Queryable,
  sessionId: string,
  generation: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.query(
    'insert into refresh_tokens (token_hash, session_id, generation) values ($1, $2, $3)',
    [hashOf(token), sessionId, generation],
  );
  return token;
}

export async function markUsed(database: Queryable, token: string): Promise<void> {
  await database.query(
    'update refresh_tokens set used_at = now() where token_hash = $1 and used_at is null',
    [hashOf(token)],
  );
}

/** Only hashes are stored: who reads the table cannot use what stands in it. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
