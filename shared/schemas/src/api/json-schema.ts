/** Converts yup schemas to JSON Schema (OpenAPI 3.0), for the API's documentation and serializers. */
import type { Schema, SchemaFieldDescription } from 'yup';

/** The part of JSON Schema that is in use. */
export interface JsonSchema {
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  format?: string;
  nullable?: boolean;
  enum?: unknown[];
  default?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean;
}

/** An object without declared fields is free-form; one with fields has no others. */
export function jsonSchema(schema: Pick<Schema, 'describe'>): JsonSchema {
  return fromDescription(schema.describe());
}

function fromDescription(description: SchemaFieldDescription): JsonSchema {
  if (!('tests' in description)) return {};
  const { tests, oneOf, nullable } = description;
  const limit = (name: string) =>
    toNumber(tests.find((test) => test.name === name)?.params?.[name]);
  const has = (name: string) => tests.some((test) => test.name === name);
  // Without null, which `nullable` stands for, and without references to other fields.
  const choices = oneOf.filter((value) => typeof value !== 'object');
  const shared: JsonSchema = {
    ...(nullable && { nullable }),
    ...(choices.length > 0 && { enum: choices }),
    ...(description.type !== 'object' &&
      description.default !== undefined && { default: description.default }),
  };
  const [min, max, length] = [limit('min'), limit('max'), limit('length')];

  switch (description.type) {
    case 'string':
      return dropUndefined({
        ...shared,
        type: 'string',
        format: has('email') ? 'email' : has('url') ? 'uri' : undefined,
        minLength: min ?? length,
        maxLength: max ?? length,
        pattern: toPattern(tests.find(({ name }) => name === 'matches')?.params?.regex),
      });
    case 'number':
      return dropUndefined({
        ...shared,
        type: has('integer') ? 'integer' : 'number',
        minimum: min,
        maximum: max,
      });
    case 'boolean':
      return { ...shared, type: 'boolean' };
    case 'date':
      return { ...shared, type: 'string', format: 'date-time' };
    case 'array': {
      const inner = 'innerType' in description ? description.innerType : undefined;
      const items = inner && !Array.isArray(inner) ? fromDescription(inner) : {};
      return dropUndefined({ ...shared, type: 'array', items, minItems: min, maxItems: max });
    }
    case 'object':
      return { ...shared, ...objectSchema('fields' in description ? description.fields : {}) };
    default:
      return shared;
  }
}

function objectSchema(fields: Record<string, SchemaFieldDescription>): JsonSchema {
  const names = Object.keys(fields);
  if (names.length === 0) return { type: 'object', additionalProperties: true };
  const properties = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, fromDescription(field)]),
  );
  const required = Object.entries(fields)
    .filter(([, field]) => 'optional' in field && !field.optional)
    .map(([name]) => name);
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}

function toNumber(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function toPattern(value: unknown): string | undefined {
  return value instanceof RegExp ? value.source : undefined;
}

function dropUndefined(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));
}
