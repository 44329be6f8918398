import { parseNumber } from './parse-number';

test.each([
  ['42', 42],
  [' -3.5 ', -3.5],
  ['−2', -2],
  ['+7', 7],
  ['.5', 0.5],
  ['3.', 3],
  ['1,680', 1680],
  ['2,99,792.458', 299_792.458],
])('%s is a number', (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

test.each(['', '-', '.', '3,5', 'x', '12a', '1e5', '1,,000', '1.2.3', 'Infinity'])(
  '"%s" is not a number',
  (text) => {
    expect(parseNumber(text)).toBeNull();
  },
);
