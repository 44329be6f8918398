/** How the line of a set looks. Dashes tell sets apart where colours do not. */
export interface SetLine {
  colour: string;
  dashes: string;
}

const first: SetLine = { colour: 'primary.main', dashes: 'none' };
const others: readonly SetLine[] = [
  { colour: 'secondary.main', dashes: '7 5' },
  { colour: 'text.secondary', dashes: '2 4' },
];

export function lineOf(at: number): SetLine {
  return at === 0 ? first : (others[(at - 1) % others.length] ?? first);
}
