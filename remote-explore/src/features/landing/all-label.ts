const numbers = new Intl.NumberFormat('en-IN');

/** The label of a link to a complete list: `All 214 private jobs`; without the number while it is unknown. */
export function allLabel(plural: string, { total, totalIsCapped = false }: Total): string {
  if (total === 0) return `All ${plural}`;
  return `All ${numbers.format(total)}${totalIsCapped ? '+' : ''} ${plural}`;
}

interface Total {
  total: number;
  totalIsCapped?: boolean;
}
