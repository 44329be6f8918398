import { screen } from '@testing-library/react';
import { renderOnPage } from '../../testing/render-on-page';
import { dateText, DateText } from './date-text';
import { moneyText } from './money';

test('formats money with Indian digit grouping', () => {
  expect(moneyText(1250000)).toBe('₹12,50,000');
  expect(moneyText(499.5)).toBe('₹499.50');
  expect(moneyText(1250000, { compact: true })).toBe('₹12.5L');
  expect(moneyText(400000, { compact: true })).toBe('₹4L');
});

test('formats a day without conversion and an instant in Indian time', () => {
  expect(dateText('2026-12-15')).toBe('15 Dec 2026');
  expect(dateText('2026-12-15T20:00:00Z')).toBe('16 Dec 2026');
  expect(dateText('2026-12-15T20:00:00Z', { time: true })).toMatch(/16 Dec 2026.*1:30.*IST/);
  expect(dateText('soon')).toBe('soon');
});

test('a date is rendered with a datetime attribute', () => {
  renderOnPage(<DateText value="2026-12-15" />);
  expect(screen.getByText('15 Dec 2026')).toHaveAttribute('datetime', '2026-12-15');
});
