import { createHash, randomBytes } from 'node:crypto';
import type { Queryable } from '../../../database/database';

/** A refresh token and its generation: all tokens that were issued in exchange for the same one or its siblings. */
export interface TokenGeneration extends Record<string, unknown> {
  generation: number;
  /** The newest generation of the session. None of its tokens has been used. */
  newest: number;
  /** Seconds since the first token of this generation was used; null if none was. */
  secondsSinceFirstUse: number | null;
  /** Whether this very token was used before. */
  isUsed: boolean;
  /** Whether a token of the next generation was used. */
  isSuccessorUsed: boolean;
}

export async function findGeneration(
  database: Queryable,
  token: string,
): Promise<TokenGeneration | undefined> {
  const [tokenGeneration] = await database.query<TokenGeneration>(
    `select generation, used_at is not null as "isUsed",
            (select max(generation) from refresh_tokens other
             where other.session_id = token.session_id) as newest,
            (select extract(epoch from now() - min(sibling.used_at))::float8
             from refresh_tokens sibling
             where sibling.session_id = token.session_id
               and sibling.generation = token.generation) as "secondsSinceFirstUse",
            exists (select from refresh_tokens successor
                    where successor.session_id = token.session_id
                      and successor.generation = token.generation + 1
                      and successor.used_at is not null) as "isSuccessorUsed"
     from refresh_tokens token where token_hash = $1`,
    [hashToken(token)],
  );
  return tokenGeneration;
}

/** Adds a new token of the given generation to the session. */
export async function addToken(
  database: Queryable,
  sessionId: string,
  generation: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.query(
    'insert into refresh_tokens (token_hash, session_id, generation) values ($1, $2, $3)',
    [hashToken(token), sessionId, generation],
  );
  return token;
}

export async function markUsed(database: Queryable, token: string): Promise<void> {
  await database.query(
    'update refresh_tokens set used_at = now() where token_hash = $1 and used_at is null',
    [hashToken(token)],
  );
}

/** Only hashes are stored, so that nobody who reads the table can use its contents. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
