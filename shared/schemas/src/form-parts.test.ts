import { array, number, object, string } from 'yup';
import { fromFormParts, toFormParts } from './form-parts';

const schema = object({
  name: string(),
  years: number(),
  tags: array(string()),
  links: object({ site: string(), feed: string() }),
});

test('[EX-107] a request becomes parts of a form, and the parts the same request, as texts', () => {
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

test('what the schema does not know is dropped; a field that comes twice is no text', () => {
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
