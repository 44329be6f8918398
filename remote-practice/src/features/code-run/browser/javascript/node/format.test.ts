import { format } from './format';

const { format: nodeFormat } = jest.requireActual<{ format: typeof format }>('node:util');

class Point {
  constructor(
    readonly x: number,
    readonly y: number,
  ) {}
}
const circle: Record<string, unknown> = { name: 'a' };
circle['self'] = [circle];
const numbers = Array.from({ length: 40 }, (_, index) => index * index);

const cases: unknown[][] = [
  ['plain', 1, -0, 2n, true, null, undefined, Symbol('s')],
  ['%s has %d of %i, %f %j %%', 'Asha', 4.5, '7.9', '1.5', { a: 1 }, 'more'],
  ['100%', 5],
  [
    [1, 2, 3],
    ['a', "it's", 'say "x"', 'line\nend'],
  ],
  [[]],
  [{}],
  [numbers],
  [Array.from({ length: 120 }, (_, index) => index)],
  [Array.from({ length: 9 }, (_, index) => 'x'.repeat(index + 1))],
  [numbers.map((number) => [number, String(number)])],
  [{ a: { b: { c: { d: 1 } } } }],
  [{ a: { b: { c: {} } } }],
  [[[[[1]]]]],
  [{ name: 'Asha', 'two words': 1, 3: 'c', list: [1, { deep: [] }], none: null, what: undefined }],
  [
    {
      first: 'a text that is rather long, so that all of it',
      second: 'does not fit into one line of the terminal',
    },
  ],
  [
    new Map<unknown, unknown>([
      ['a', 1],
      [{ b: 2 }, [3]],
    ]),
    new Set([1, 'two', [3]]),
  ],
  [new Map(), new Set()],
  [new Point(1, 2), [new Point(3, 4)]],
  [Object.create(null)],
  [function named() {}],
  [class Shape {}, class extends Point {}],
  [{ method() {}, arrow: () => 1 }],
  [/a+/gi, [new Date(0)], [/x/]],
  [Object.assign(new Array(5), { 0: 1, 2: 3 })],
  [Object.assign([1, 2], { extra: 'yes' })],
  [new Uint8Array([1, 2, 3]), new Float64Array(2)],
  [
    {
      get value() {
        return 1;
      },
      set other(value: number) {
        void value;
      },
    },
  ],
  [[undefined, null, NaN, Infinity]],
  [[[1, 2, [3, 4, [5, [6]]]], { a: [{ b: { c: 1 } }] }]],
  [Array.from({ length: 3 }, () => Array.from({ length: 3 }, () => '.'))],
  [Array.from({ length: 10 }, () => Array.from({ length: 10 }, () => 0))],
  [[-1, 10, -100, 1000, 5.5, 7, 8]],
  [
    {
      matrix: [
        [1, 2],
        [3, 4],
      ],
      names: ['a', 'b'],
    },
  ],
];

test.each(cases)('console.log formats like Node: %p', (...args) => {
  expect(format(...args)).toBe(nodeFormat(...args));
});
