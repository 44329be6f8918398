import { percentiles } from './percentiles';

test('returns the smallest value that covers each percentage, and NaN without values', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentiles(hundred)).toEqual({ p50: 50, p95: 95, p99: 99 });
  expect(percentiles([7])).toEqual({ p50: 7, p95: 7, p99: 7 });
  expect(percentiles([])).toEqual({ p50: NaN, p95: NaN, p99: NaN });
});
