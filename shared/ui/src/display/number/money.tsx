interface MoneyProps {
  amount: number;
  /** ISO 4217. */
  currency?: string;
  /** Lakhs and crores in short. */
  compact?: boolean;
  /** What nought reads as. */
  free?: string;
}

/** An amount of money as it is written in India. */
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
