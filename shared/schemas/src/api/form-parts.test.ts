import { array, number, object, string } from 'yup';
import { fromFormParts, toFormParts } from './form-parts';

const schema = object({
  name: string(),
  years: number(),
  tags: array(string()),
  links: object({ site: string(), feed: string() }),
});

test('[EX-107] converts a request to form parts and back, with strings as values', () => {
  const parts = toFormParts({
    name: 'Asha',
    years: 9,
    tags: ['a', 'b'],
    links: { site: 'x', feed: undefined },
  });
  expect(parts).toEqual([
    ['name', 'Asha'],
    ['years', '9'],
    ['tags', 'a'],
    ['tags', 'b'],
    ['links.site', 'x'],
  ]);
  expect(fromFormParts(schema.describe(), parts)).toEqual({
    name: 'Asha',
    years: '9',
    tags: ['a', 'b'],
    links: { site: 'x' },
  });
});

test('drops unknown fields and reads a repeated text field as a list, which the schema rejects', () => {
  const parts = [
    ['__proto__', 'x'],
    ['links.constructor', 'x'],
    ['role', 'admin'],
    ['name', 'one'],
    ['name', 'two'],
  ] as const;
  const read = fromFormParts(schema.describe(), parts);
  expect(read).toEqual({ name: ['one', 'two'], tags: [], links: {} });
  expect(() => schema.validateSync(read, { strict: true })).toThrow();
});
