export function linesOf(input: string): string[] {
  return input.replace(/\n$/, '').split('\n');
}

export function lineAt(input: string, index: number): string {
  return linesOf(input)[index] ?? '';
}

export function numbersOf(text: string): number[] {
  return text.split(/\s+/).filter(Boolean).map(Number);
}

/** Reads the numbers of the input one by one, across lines. */
export function readNumbers(input: string): () => number {
  const numbers = numbersOf(input);
  let next = 0;
  return () => numbers[next++] ?? 0;
}

export function sequence(length: number, value: (index: number) => number): string {
  return Array.from({ length }, (_, index) => value(index)).join(' ');
}

export function lines(count: number, line: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => line(index)).join('\n');
}

export function characters(count: number, character: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => character(index)).join('');
}

/** Lines of characters, without a preceding line of dimensions. */
export function grid(
  rows: number,
  columns: number,
  cell: (row: number, column: number) => string,
): string {
  return lines(rows, (row) => characters(columns, (column) => cell(row, column)));
}
