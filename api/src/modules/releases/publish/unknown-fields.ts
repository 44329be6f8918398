import type { SchemaFieldDescription } from 'yup';

/** Paths of fields that the schema does not declare. */
export function unknownFields(
  field: SchemaFieldDescription | undefined,
  value: unknown,
  path = '',
): string[] {
  if (!field || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) {
    const inner = 'innerType' in field ? [field.innerType].flat()[0] : undefined;
    return value.flatMap((item, index) => unknownFields(inner, item, `${path}[${index}]`));
  }
  const fields = 'fields' in field ? field.fields : undefined;
  if (!fields) return [];
  return Object.entries(value).flatMap(([name, item]) => {
    const itemPath = path ? `${path}.${name}` : name;
    return Object.hasOwn(fields, name) ? unknownFields(fields[name], item, itemPath) : [itemPath];
  });
}
