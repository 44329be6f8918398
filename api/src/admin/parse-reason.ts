import { InvalidArgumentError } from 'commander';

const REASON_LIMIT = 1_000;

/** The value of `--reason`, a text that others read. */
export function parseReason(text: string): string {
  const reason = text.trim();
  if (reason === '') throw new InvalidArgumentError('State a reason.');
  if (reason.length > REASON_LIMIT) throw new InvalidArgumentError('The reason is too long.');
  return reason;
}
