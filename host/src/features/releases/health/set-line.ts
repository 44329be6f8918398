/** The style of a set's line. Dashes distinguish the sets for those who cannot see the colours. */
export interface SetLine {
  colour: string;
  dashes: string;
}

const first: SetLine = { colour: 'primary.main', dashes: 'none' };
const otherLines: readonly SetLine[] = [
  { colour: 'secondary.main', dashes: '7 5' },
  { colour: 'text.secondary', dashes: '2 4' },
];

export function getSetLine(at: number): SetLine {
  return at === 0 ? first : (otherLines[(at - 1) % otherLines.length] ?? first);
}
