import type { SchemaFieldDescription } from 'yup';

/**
 * Keeps only the fields that a schema declares, at every depth. yup would look up the others too, and find inherited
 * properties for names such as `__proto__` or `toString`. Free-form objects are kept as they are, except at the root.
 */
export function pickDeclaredFields(
  field: SchemaFieldDescription | undefined,
  value: unknown,
  isRoot = false,
): unknown {
  if (typeof value !== 'object' || value === null || !field) return value;
  if (Array.isArray(value)) {
    const inner = 'innerType' in field ? field.innerType : undefined;
    return value.map((item, index) =>
      pickDeclaredFields(Array.isArray(inner) ? inner[index] : inner, item),
    );
  }
  const fields = 'fields' in field ? field.fields : {};
  if (Object.keys(fields).length === 0) return isRoot ? {} : value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => Object.hasOwn(fields, name))
      .map(([name, item]) => [name, pickDeclaredFields(fields[name], item)]),
  );
}
