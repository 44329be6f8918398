import fc from 'fast-check';
import type { JsonSchema } from '@sopaan/schemas/api/json-schema';

const TYPICAL_LENGTH = 40;

/**
 * Values that match a schema, including its limits. `texts` are ids, names and cursors of existing data; most strings are
 * chosen from them, because random ones refer to nothing.
 */
export function validValue(schema: JsonSchema, texts: readonly string[]): fc.Arbitrary<unknown> {
  const value = schema.enum ? fc.constantFrom(...schema.enum) : ofType(schema, texts);
  return schema.nullable ? fc.option(value, { freq: 8 }) : value;
}

function ofType(schema: JsonSchema, texts: readonly string[]): fc.Arbitrary<unknown> {
  switch (schema.type) {
    case 'string':
      return text(schema, texts);
    case 'integer':
    case 'number':
      return number(schema);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(validValue(schema.items ?? {}, texts), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, (schema.minItems ?? 0) + 4),
      });
    case 'object':
      return record(schema, texts);
    default:
      return fc.jsonValue();
  }
}

function record({ properties, required = [] }: JsonSchema, texts: readonly string[]) {
  if (!properties)
    return fc.dictionary(fc.string({ maxLength: 20 }), fc.jsonValue(), { maxKeys: 5 });
  const fields = Object.entries(properties).map(([name, field]) => {
    const value = validValue(field, texts);
    const isRequired = required.includes(name);
    return [name, isRequired ? value : fc.option(value, { nil: undefined, freq: 2 })] as const;
  });
  return fc.record(Object.fromEntries(fields));
}

function text(schema: JsonSchema, texts: readonly string[]): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = TYPICAL_LENGTH, pattern, format } = schema;
  const longText = fc.constantFrom(minLength, maxLength).map((length) => 'x'.repeat(length));
  const known = texts.length > 0 ? [fc.constantFrom(...texts)] : [];
  return fc.oneof(
    ...known,
    ...(pattern === undefined ? [] : [matching(pattern)]),
    ...(format === 'email' ? [fc.emailAddress({ size: 'small' })] : []),
    ...(format === 'uri' ? [fc.webUrl()] : []),
    fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, TYPICAL_LENGTH)) }),
    longText,
  );
}

/** fast-check supports most regular expressions; for others any string is used. */
function matching(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' });
  } catch {
    return fc.string();
  }
}

function number({ type, minimum, maximum }: JsonSchema): fc.Arbitrary<number> {
  const min = minimum ?? -1_000_000;
  const max = maximum ?? 1_000_000;
  return type === 'integer'
    ? fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max))
    : fc.double({ min, max, noNaN: true });
}
