/** The fields of a request as parts of a form: `social_links.linkedin`, and lists as one part for each item. */
import type { SchemaFieldDescription } from 'yup';

type Part = readonly [name: string, value: string];

/** One part for each value; what is not there has none. */
export function toFormParts(value: unknown, path = ''): Part[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => toFormParts(item, path));
  if (typeof value !== 'object') return [[path, String(value)]];
  return Object.entries(value).flatMap(([name, item]) =>
    toFormParts(item, path === '' ? name : `${path}.${name}`),
  );
}

/** The request that the parts carry, as texts; parts that the schema does not know are dropped. */
export function fromFormParts(
  field: SchemaFieldDescription,
  parts: readonly Part[],
  path = '',
): Record<string, unknown> {
  const fields = 'fields' in field ? field.fields : {};
  const request: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(fields)) {
    const place = path === '' ? name : `${path}.${name}`;
    const texts = parts.filter(([part]) => part === place).map(([, text]) => text);
    if (inner.type === 'object') request[name] = fromFormParts(inner, parts, place);
    else if (inner.type === 'array') request[name] = texts;
    else if (texts.length > 0) request[name] = texts.length > 1 ? texts : texts[0];
  }
  return request;
}
