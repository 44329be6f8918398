import { styleText } from 'node:util';

export type Colour = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan';
export type Style = (colour: Colour, text: string) => string;

/** The parts of a writable stream that are used here. */
export interface Output {
  write: (text: string) => unknown;
  isTTY?: boolean;
  columns?: number;
}

/** Applies colours only on a terminal, unless NO_COLOR is set. */
export function createStyle(
  output: Output,
  environment: Readonly<Record<string, string | undefined>>,
): Style {
  const isPlain =
    output.isTTY !== true || Boolean(environment['NO_COLOR']) || environment['TERM'] === 'dumb';
  return (colour, text) => (isPlain ? text : styleText(colour, text, { validateStream: false }));
}
