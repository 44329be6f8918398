import { array, boolean, date, lazy, mixed, number, object, string } from 'yup';
import { jsonSchema } from './json-schema';

test('converts strings with limits, formats and enums', () => {
  expect(jsonSchema(string().min(2).max(9))).toEqual({
    type: 'string',
    minLength: 2,
    maxLength: 9,
  });
  expect(jsonSchema(string().length(6))).toEqual({ type: 'string', minLength: 6, maxLength: 6 });
  expect(jsonSchema(string().email())).toEqual({ type: 'string', format: 'email' });
  expect(jsonSchema(string().url())).toEqual({ type: 'string', format: 'uri' });
  expect(jsonSchema(string().matches(/^a+$/))).toEqual({ type: 'string', pattern: '^a+$' });
  expect(jsonSchema(string().oneOf(['a', 'b']))).toEqual({ type: 'string', enum: ['a', 'b'] });
  expect(jsonSchema(string().defined().default(''))).toEqual({ type: 'string', default: '' });
});

test('converts numbers, booleans and dates', () => {
  expect(jsonSchema(number().min(0).max(5))).toEqual({ type: 'number', minimum: 0, maximum: 5 });
  expect(jsonSchema(number().integer())).toEqual({ type: 'integer' });
  expect(jsonSchema(boolean().nullable())).toEqual({ type: 'boolean', nullable: true });
  expect(jsonSchema(date())).toEqual({ type: 'string', format: 'date-time' });
});

test('converts arrays with their items', () => {
  expect(jsonSchema(array(number().required()).min(1).max(3))).toEqual({
    type: 'array',
    items: { type: 'number' },
    minItems: 1,
    maxItems: 3,
  });
  expect(jsonSchema(array())).toEqual({ type: 'array', items: {} });
});

test('converts nested objects with required fields', () => {
  const schema = object({
    id: string().required(),
    note: string(),
    place: object({ city: string().defined() }).required(),
    left: string().nullable().defined(),
  });
  expect(jsonSchema(schema)).toEqual({
    type: 'object',
    properties: {
      id: { type: 'string' },
      note: { type: 'string' },
      place: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
      left: { type: 'string', nullable: true },
    },
    required: ['id', 'place', 'left'],
  });
});

test('converts objects without fields and unknown schemas to free-form schemas', () => {
  expect(jsonSchema(object())).toEqual({ type: 'object', additionalProperties: true });
  expect(jsonSchema(object({ any: mixed(), later: lazy(() => string()) }))).toEqual({
    type: 'object',
    properties: { any: {}, later: {} },
  });
});

test('leaves null out of an enum', () => {
  expect(jsonSchema(string().nullable().oneOf(['a', null]))).toEqual({
    type: 'string',
    nullable: true,
    enum: ['a'],
  });
});
