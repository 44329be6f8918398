import { across, axisEnd, pathOf, runsOf } from './chart-scale';

test.each([
  [0, 0.01, 0.01],
  [0.03, 0.01, 0.05],
  [1, 0.01, 1],
  [501, 500, 1000],
  [1999, 500, 2000],
  [2001, 500, 5000],
])('an axis up to %p, at least %p, ends at %p', (highest, least, end) => {
  expect(axisEnd(highest, least)).toBeCloseTo(end);
});

test('moments lie between left and right; a single one in the middle', () => {
  expect([across(10, 10, 20), across(15, 10, 20), across(20, 10, 20)]).toEqual([0, 50, 100]);
  expect(across(10, 10, 10)).toBe(50);
});

test('a line breaks where nothing was measured', () => {
  const place = (x: number) => ({ x, y: 1 });
  const runs = runsOf([null, place(1), place(2), null, null, place(3)]);
  expect(runs.map(pathOf)).toEqual(['M1 1L2 1', 'M3 1']);
  expect(runsOf([null])).toEqual([]);
});
