import type { SchemaFieldDescription } from 'yup';

/**
 * The fields that a schema declares, at every depth. yup looks the others up too, and comes upon what every object
 * inherits where one is named `__proto__` or `toString`. What is free-form stays as it is, but for a request that declares nothing.
 */
export function declaredFields(
  field: SchemaFieldDescription | undefined,
  value: unknown,
  isRoot = false,
): unknown {
  if (typeof value !== 'object' || value === null || !field) return value;
  if (Array.isArray(value)) {
    const inner = 'innerType' in field ? field.innerType : undefined;
    return value.map((item, index) =>
      declaredFields(Array.isArray(inner) ? inner[index] : inner, item),
    );
  }
  const fields = 'fields' in field ? field.fields : {};
  if (Object.keys(fields).length === 0) return isRoot ? {} : value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => Object.hasOwn(fields, name))
      .map(([name, item]) => [name, declaredFields(fields[name], item)]),
  );
}
