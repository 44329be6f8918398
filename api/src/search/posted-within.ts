import type { Filter } from './filter';

/** Of days or hours, or the day that it is in India. */
export type Window = 'today' | `${number} ${'hours' | 'days'}`;

interface Options {
  name: string;
  /** The moment of a row, and the name of a group's column for its age. */
  column: string;
  /** By option, the shortest first. */
  windows: Readonly<Record<string, Window>>;
  /** The option that is no limit. */
  always: string;
}

/** Rows no older than an option says; of several, the longest decides. */
export function postedWithin({ name, column, windows, always }: Options): Filter {
  const labels = Object.keys(windows);
  const age = `${column}_age`;
  const steps = Object.values(windows).map(
    (window, index) => `when ${column} >= (select ${startOf(window)}) then ${index}`,
  );
  return {
    keys: [{ name, options: [...labels, always] }],
    columns: { [age]: `case ${steps.join(' ')} else ${labels.length} end` },
    narrow(conditions, chosen, target) {
      const values = chosen[name] ?? [];
      if (values.length === 0 || values.includes(always)) return;
      const longest = Math.max(...values.map((value) => labels.indexOf(value)));
      const window = Object.values(windows)[longest];
      if (window === undefined) return;
      if (target === 'groups') conditions.add(`${age} <= ${conditions.bind(longest)}::integer`);
      else conditions.add(`${column} >= ${startOf(window)}`);
    },
  };
}

/** All of it is written in this program: nothing of it comes from a request. */
export function startOf(window: Window): string {
  if (window !== 'today') return `now() - interval '${window}'`;
  return `date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'`;
}
