import { getTimePosition, getAxisEnd, toSvgPath, splitAtGaps } from './chart-scale';

test.each([
  [0, 0.01, 0.01],
  [0.03, 0.01, 0.05],
  [1, 0.01, 1],
  [501, 500, 1000],
  [1999, 500, 2000],
  [2001, 500, 5000],
])('an axis for values up to %p and a minimum of %p ends at %p', (highest, minEnd, end) => {
  expect(getAxisEnd(highest, minEnd)).toBeCloseTo(end);
});

test('points are placed by time from left to right, and a single point in the middle', () => {
  expect([
    getTimePosition(10, 10, 20),
    getTimePosition(15, 10, 20),
    getTimePosition(20, 10, 20),
  ]).toEqual([0, 50, 100]);
  expect(getTimePosition(10, 10, 10)).toBe(50);
});

test('a line has a gap where nothing was measured', () => {
  const point = (x: number) => ({ x, y: 1 });
  const runs = splitAtGaps([null, point(1), point(2), null, null, point(3)]);
  expect(runs.map(toSvgPath)).toEqual(['M1 1L2 1', 'M3 1']);
  expect(splitAtGaps([null])).toEqual([]);
});
