import type { Letter } from '../../mail/letter';
import type { TestApp } from '../../testing/test-app';
import { composeMail } from './mails/compose';

interface MailRow extends Record<string, unknown> {
  id: string;
  kind: string;
  data: unknown;
}

/** Empties the outbox, oldest first, and makes the letters that a worker would send now. */
export async function takeLetters(api: TestApp): Promise<Letter[]> {
  const rows = await api.database.query<MailRow>(
    `with taken as (delete from outbox returning *)
     select id, kind, data from taken order by created_at, kind`,
  );
  const letters: Letter[] = [];
  for (const row of rows) {
    const letter = await composeMail(api.database, row, api.app.settings);
    if (letter) letters.push(letter);
  }
  return letters;
}

/** The one letter that is to be sent now. */
export async function takeLetter(api: TestApp): Promise<Letter> {
  const [letter, ...others] = await takeLetters(api);
  if (!letter || others.length > 0) throw new Error(`${others.length + 1} letters or none`);
  return letter;
}

/** The token in the link of a letter. */
export function tokenIn({ action }: Letter): string {
  const token = action?.url.match(/[\w-]{44}$/)?.[0];
  if (token === undefined) throw new Error('the letter has no link with a token');
  return token;
}

export function codeIn({ code }: Letter): string {
  if (code === undefined) throw new Error('the letter has no code');
  return code;
}

/** A code that is not this one. */
export function otherCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}
