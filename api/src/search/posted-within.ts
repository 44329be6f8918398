import type { Filter } from './filter';

/** A number of hours or days, or the current calendar day in India. */
type Window = 'today' | `${number} ${'hours' | 'days'}`;

interface Options {
  name: string;
  /** The timestamp column of a row. A group's age column is named after it. */
  column: string;
  /** By option, shortest first. */
  windows: Readonly<Record<string, Window>>;
  /** The option that applies no limit. */
  anyTime: string;
}

/** Rows no older than the longest of the chosen options. */
export function postedWithin({ name, column, windows, anyTime }: Options): Filter {
  const labels = Object.keys(windows);
  const age = `${column}_age`;
  const steps = Object.values(windows).map(
    (window, index) => `when ${column} >= (select ${windowStart(window)}) then ${index}`,
  );
  return {
    keys: [{ name, options: [...labels, anyTime] }],
    columns: { [age]: `case ${steps.join(' ')} else ${labels.length} end` },
    apply(conditions, chosen, target) {
      const values = chosen[name] ?? [];
      if (values.length === 0 || values.includes(anyTime)) return;
      const longest = Math.max(...values.map((value) => labels.indexOf(value)));
      const window = Object.values(windows)[longest];
      if (window === undefined) return;
      if (target === 'groups') conditions.add(`${age} <= ${conditions.bind(longest)}::integer`);
      else conditions.add(`${column} >= ${windowStart(window)}`);
    },
  };
}

/** SQL for the start of a window. Safe to inline: a window is a constant of this program, never a value of a request. */
function windowStart(window: Window): string {
  if (window !== 'today') return `now() - interval '${window}'`;
  return `date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'`;
}
