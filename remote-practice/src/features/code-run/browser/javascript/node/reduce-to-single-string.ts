import { displayWidth } from './display-width';

/** State of a recursive inspection. Names are those of `lib/internal/util/inspect.js` in Node where possible. */
export interface InspectContext {
  indentation: number;
  /** Depth of the value formatted last; values with deep nesting are not put on one line. */
  currentDepth: number;
  /** Objects below this depth are abbreviated. */
  maxDepth: number;
  seen: object[];
  /** The reference numbers of objects that contain themselves. */
  circular: Map<object, number>;
}

// The defaults of `util.inspect`.
const BREAK_LENGTH = 80;
const COMPACT = 3;
const MAX_COLUMNS = 15;

/** Puts the parts of a value on one line if they fit, in columns if they are many, otherwise each on its own line. */
export function reduceToSingleString(
  parts: readonly string[],
  start: string,
  end: string,
  level: number,
  context: InspectContext,
  list?: { numbers: boolean; limit: number },
): string {
  if (parts.length === 0) return start + end;
  const rows = list && parts.length > 6 ? groupArrayElements(parts, context, list) : parts;
  if (context.currentDepth - level < COMPACT && rows.length === parts.length) {
    const length = parts.reduce((sum, part) => sum + part.length + 1, 0);
    const before = parts.length + context.indentation + start.length + 10;
    const line = parts.join(', ');
    if (length + before <= BREAK_LENGTH && !`${start}${line}`.includes('\n'))
      return `${start} ${line} ${end}`;
  }
  const indentation = `\n${' '.repeat(context.indentation)}`;
  return `${start}${indentation}  ${rows.join(`,${indentation}  `)}${indentation}${end}`;
}

/** Arranges short items in columns, about as wide as high. Numbers are right-aligned. */
function groupArrayElements(
  parts: readonly string[],
  context: InspectContext,
  { numbers, limit }: { numbers: boolean; limit: number },
): readonly string[] {
  const count = Math.min(parts.length, limit);
  const items = parts.slice(0, count);
  const itemWidths = items.map(displayWidth);
  const maxLength = Math.max(...itemWidths);
  const total = itemWidths.reduce((sum, width) => sum + width + 2, 0);
  const columnWidth = maxLength + 2;
  if (columnWidth * 3 + context.indentation >= BREAK_LENGTH) return parts;
  if (total / columnWidth <= 5 && maxLength > 6) return parts;
  const biasedMax = Math.max(columnWidth - 3 - Math.sqrt(columnWidth - total / parts.length), 1);
  const columns = Math.min(
    Math.round(Math.sqrt(2.5 * biasedMax * count) / biasedMax),
    Math.floor((BREAK_LENGTH - context.indentation) / columnWidth),
    COMPACT * 4,
    MAX_COLUMNS,
  );
  if (columns <= 1) return parts;
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...itemWidths.filter((_width, at) => at % columns === column)),
  );
  const rows: string[] = [];
  for (let from = 0; from < count; from += columns) {
    const row = items.slice(from, from + columns);
    const cells = row.map((item, column) => {
      const last = column === row.length - 1;
      const width = (widths[column] ?? 0) + item.length - displayWidth(item) + (last ? 0 : 2);
      const text = last ? item : `${item}, `;
      if (numbers) return text.padStart(width);
      return last ? text : text.padEnd(width);
    });
    rows.push(cells.join(''));
  }
  return [...rows, ...parts.slice(count)];
}
