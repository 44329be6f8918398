import { editDistance } from './edit-distance';

test.each([
  ['developer', 'developer', 0],
  ['devloper', 'developer', 1],
  ['pyhton', 'python', 1],
  ['enginer', 'engineers', 2],
  ['bangluru', 'bengaluru', 2],
  ['', 'java', 4],
])('[U2] %j and %j differ by %i letters', (one, other, distance) => {
  expect(editDistance(one, other)).toBe(distance);
  expect(editDistance(other, one)).toBe(distance);
});
