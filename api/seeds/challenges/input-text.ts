export function linesOf(input: string): string[] {
  return input.replace(/\n$/, '').split('\n');
}

export function lineAt(input: string, index: number): string {
  return linesOf(input)[index] ?? '';
}

export function numbersOf(text: string): number[] {
  return text.split(/\s+/).filter(Boolean).map(Number);
}

/** All numbers of the input, whatever the line they stand on. */
export function readNumbers(input: string): () => number {
  const numbers = numbersOf(input);
  let next = 0;
  return () => numbers[next++] ?? 0;
}

export function sequence(length: number, value: (index: number) => number): string {
  return Array.from({ length }, (_, index) => value(index)).join(' ');
}
