interface MoneyProps {
  amount: number;
  /** ISO 4217. */
  currency?: string;
  /** Abbreviates lakhs and crores. */
  compact?: boolean;
  /** The text for an amount of 0. */
  free?: string;
}

/** An amount of money in the Indian format. */
export function Money({ amount, currency = 'INR', compact = false, free = 'Free' }: MoneyProps) {
  return <span>{amount === 0 ? free : moneyText(amount, { currency, compact })}</span>;
}

export function moneyText(amount: number, { currency = 'INR', compact = false } = {}): string {
  const fractionDigits = compact ? 1 : Number.isInteger(amount) ? 0 : 2;
  return moneyFormat(currency, compact, fractionDigits).format(amount);
}

const moneyFormats = new Map<string, Intl.NumberFormat>();

/** Formats are cached, because creating one takes a hundred times as long as using it. */
function moneyFormat(
  currency: string,
  compact: boolean,
  maximumFractionDigits: number,
): Intl.NumberFormat {
  const key = `${currency} ${compact} ${maximumFractionDigits}`;
  const format =
    moneyFormats.get(key) ??
    new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency,
      maximumFractionDigits,
      ...(compact ? { notation: 'compact', minimumFractionDigits: 0 } : {}),
    });
  moneyFormats.set(key, format);
  return format;
}
