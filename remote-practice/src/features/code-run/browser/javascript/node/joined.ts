import type { Place } from './inspect';

const LINE = 80;
const NESTED = 3;
const COLUMNS = 15;

/** Puts the parts of a value into one line where they fit, into columns where they are many, else below each other. */
export function joined(
  parts: readonly string[],
  start: string,
  end: string,
  level: number,
  place: Place,
  list?: { numbers: boolean; limit: number },
): string {
  if (parts.length === 0) return start + end;
  const rows = list && parts.length > 6 ? inColumns(parts, place, list) : parts;
  if (place.deepest - level < NESTED && rows.length === parts.length) {
    const length = parts.reduce((sum, part) => sum + part.length + 1, 0);
    const before = parts.length + place.indentation + start.length + 10;
    const line = parts.join(', ');
    if (length + before <= LINE && !line.includes('\n')) return `${start} ${line} ${end}`;
  }
  const indentation = `\n${' '.repeat(place.indentation)}`;
  return `${start}${indentation}  ${rows.join(`,${indentation}  `)}${indentation}${end}`;
}

/** Short items stand in columns, about as wide as high. Numbers are aligned at their ends. */
function inColumns(
  parts: readonly string[],
  place: Place,
  { numbers, limit }: { numbers: boolean; limit: number },
): readonly string[] {
  const count = Math.min(parts.length, limit);
  const items = parts.slice(0, count);
  const widest = Math.max(...items.map(({ length }) => length));
  const total = items.reduce((sum, { length }) => sum + length + 2, 0);
  const width = widest + 2;
  if (width * 3 + place.indentation >= LINE) return parts;
  if (total / width <= 5 && widest > 6) return parts;
  const biased = Math.max(width - 3 - Math.sqrt(width - total / parts.length), 1);
  const columns = Math.min(
    Math.round(Math.sqrt(2.5 * biased * count) / biased),
    Math.floor((LINE - place.indentation) / width),
    NESTED * 4,
    COLUMNS,
  );
  if (columns <= 1) return parts;
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...items.filter((_item, at) => at % columns === column).map(({ length }) => length)),
  );
  const rows: string[] = [];
  for (let from = 0; from < count; from += columns) {
    const row = items.slice(from, from + columns);
    const cells = row.map((item, column) => {
      const last = column === row.length - 1;
      const room = (widths[column] ?? 0) + (last ? 0 : 2);
      const text = last ? item : `${item}, `;
      if (numbers) return text.padStart(room);
      return last ? text : text.padEnd(room);
    });
    rows.push(cells.join(''));
  }
  return [...rows, ...parts.slice(count)];
}
