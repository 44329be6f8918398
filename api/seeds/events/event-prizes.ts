import type { EventSource } from './event-source';

const titles = ['Winner', 'First Runner Up', 'Second Runner Up'] as const;
const amounts = [
  // The first event has the amounts of the specification.
  [55_000, 30_000, 15_000],
  [40_000, 20_000, 10_000],
  [100_000, 50_000, 25_000],
  [20_000, 12_000, 8_000],
] as const;

export function eventPrizes({ payment, type }: EventSource, index: number) {
  if (payment === 'Prize Pool') {
    const pool = amounts[index % amounts.length] ?? amounts[0];
    return titles.map((title, rank) => ({
      title,
      amount: pool[rank] ?? 0,
      currency: 'INR',
      certificate: true,
    }));
  }
  if (type === 'scholarship') {
    return [{ title: 'Scholarship', amount: 60_000, currency: 'INR', certificate: false }];
  }
  if (type === 'workshop' || type === 'conference' || type === 'cultural-event') return [];
  return titles.map((title) => ({ title, amount: 0, currency: 'INR', certificate: true }));
}
