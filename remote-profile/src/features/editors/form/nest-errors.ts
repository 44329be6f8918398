import type { ApiFormProps } from '@sopaan/ui/forms';

type FormErrors = ReturnType<NonNullable<ApiFormProps<object>['toFieldErrors']>>;

/** What precedes a field of the form in the paths of the API's field errors. */
const PREFIX = 'updateData.';

/** The errors of the form from the API's messages by path, such as `updateData.education[0].institution`. */
export function nestErrors(fields: Readonly<Record<string, string>>): FormErrors {
  const entries = Object.entries(fields)
    .filter(([path]) => path.startsWith(PREFIX))
    .map(([path, message]): Entry => ({
      keys: path
        .slice(PREFIX.length)
        .split(/[.[\]]+/)
        .filter(Boolean),
      message,
    }));
  const nested = nest(entries);
  return typeof nested === 'object' && nested !== null ? nested : {};
}

interface Entry {
  keys: readonly string[];
  message: string;
}

/** Names that are all numbers are the indices of an array. */
function nest(entries: readonly Entry[]): unknown {
  const own = entries.find(({ keys }) => keys.length === 0);
  if (own) return own.message;
  const names = new Set(entries.flatMap(({ keys }) => keys.slice(0, 1)));
  const children = new Map([...names].map((name) => [name, nest(below(entries, name))]));
  if (![...names].every((name) => /^\d+$/.test(name))) return Object.fromEntries(children);
  const length = Math.max(0, ...[...names].map((name) => Number(name) + 1));
  return Array.from({ length }, (_, at) => children.get(String(at)));
}

function below(entries: readonly Entry[], name: string): Entry[] {
  return entries
    .filter(({ keys }) => keys[0] === name)
    .map(({ keys, message }) => ({ keys: keys.slice(1), message }));
}
