import { parseRange } from './byte-range';

test.each([
  ['bytes=0-', { start: 0, last: 99 }],
  ['bytes=10-19', { start: 10, last: 19 }],
  ['bytes=90-200', { start: 90, last: 99 }],
  ['bytes=-10', { start: 90, last: 99 }],
  ['bytes=-500', { start: 0, last: 99 }],
  ['bytes=99-99', { start: 99, last: 99 }],
])('%s is a range of a file of 100 bytes', (header, range) => {
  expect(parseRange(header, 100)).toEqual(range);
});

test.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])(
  '%s selects no byte of a file of 100 bytes',
  (header) => {
    expect(parseRange(header, 100)).toBeNull();
  },
);

test.each([undefined, '', 'bytes=-', 'bytes=5-3', 'bytes=0-1,5-6', 'pages=1-2', 'bytes=a-b'])(
  'the Range header %j is ignored',
  (header) => {
    expect(parseRange(header, 100)).toBeUndefined();
  },
);
