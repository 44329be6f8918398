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
  return new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency,
    maximumFractionDigits: compact ? 1 : Number.isInteger(amount) ? 0 : 2,
    ...(compact ? { notation: 'compact', minimumFractionDigits: 0 } : {}),
  }).format(amount);
}
