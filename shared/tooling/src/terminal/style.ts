import { styleText } from 'node:util';

export type Colour = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan';
export type Style = (colour: Colour, text: string) => string;

/** What of a stream matters here. */
export interface Output {
  write: (text: string) => unknown;
  isTTY?: boolean;
  columns?: number;
}

/** Colour only for a person at a terminal who has not asked to be spared (NO_COLOR). */
export function styleFor(
  output: Output,
  environment: Readonly<Record<string, string | undefined>>,
): Style {
  const plain =
    output.isTTY !== true || Boolean(environment['NO_COLOR']) || environment['TERM'] === 'dumb';
  return (colour, text) => (plain ? text : styleText(colour, text, { validateStream: false }));
}
