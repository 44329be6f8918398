/** Converts request fields to the parts of a form and back: nested fields as `social_links.linkedin`, lists as one part per item. */
import type { SchemaFieldDescription } from 'yup';

type Part = readonly [name: string, value: string];

/** One part per value; undefined and null have none. */
export function toFormParts(value: unknown, path = ''): Part[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => toFormParts(item, path));
  if (typeof value !== 'object') return [[path, String(value)]];
  return Object.entries(value).flatMap(([name, item]) =>
    toFormParts(item, path === '' ? name : `${path}.${name}`),
  );
}

/** The request in the parts, with strings as values. Parts that the schema does not have are dropped. */
export function fromFormParts(
  field: SchemaFieldDescription,
  parts: readonly Part[],
  path = '',
): Record<string, unknown> {
  const fields = 'fields' in field ? field.fields : {};
  const request: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(fields)) {
    const fieldPath = path === '' ? name : `${path}.${name}`;
    const texts = parts.filter(([part]) => part === fieldPath).map(([, text]) => text);
    if (inner.type === 'object') request[name] = fromFormParts(inner, parts, fieldPath);
    else if (inner.type === 'array') request[name] = texts;
    else if (texts.length > 0) request[name] = texts.length > 1 ? texts : texts[0];
  }
  return request;
}
