import { goalText } from './goal-text';

test.each([
  [1.05, { max: 1.05 }, 'within 1.05'],
  [1.06, { max: 1.05 }, 'over 1.05'],
  [3000, { min: 3000 }, 'within 3000'],
  [2999, { min: 3000 }, 'under 3000'],
])('%d with the goal %o is %s', (value, goal, text) => {
  expect(goalText(value, goal)).toBe(text);
});
