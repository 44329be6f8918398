/** The style of a set's line. Dashes distinguish the sets for those who cannot see the colours. */
export interface SetLine {
  colour: string;
  dashes: string;
}

const firstLine: SetLine = { colour: 'primary.main', dashes: 'none' };
const otherLines: readonly SetLine[] = [
  { colour: 'secondary.main', dashes: '7 5' },
  { colour: 'text.secondary', dashes: '2 4' },
];

export function getSetLine(index: number): SetLine {
  return index === 0 ? firstLine : (otherLines[(index - 1) % otherLines.length] ?? firstLine);
}
