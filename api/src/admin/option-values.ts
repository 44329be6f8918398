import { InvalidArgumentError } from 'commander';

/** The offset is required, because otherwise the time would depend on where the command runs. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/;

/** A text of one option, trimmed. */
export function textUpTo(limit: number) {
  return (value: string): string => {
    const text = value.trim();
    if (text === '') throw new InvalidArgumentError('It is empty.');
    if (text.length > limit) throw new InvalidArgumentError('It is too long.');
    return text;
  };
}

export function parseInstant(value: string): Date {
  const instant = new Date(value);
  if (INSTANT.test(value) && !Number.isNaN(instant.getTime()) && isDay(value.slice(0, 10))) {
    return instant;
  }
  throw new InvalidArgumentError(
    'It must be a time with its offset, such as 2026-12-01T18:30+05:30.',
  );
}

/** Rejects days such as 30 February, which `Date` accepts. */
function isDay(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}
