import type { SchemaFieldDescription } from 'yup';

/** Limits for texts and lists whose schema sets none. */
const TEXT_LIMIT = 1_000;
const LIST_LIMIT = 1_500;
const DEPTH_LIMIT = 32;
const NAME_LIMIT = 200;
/** Limits the size of the response; nobody fixes more at once. */
const ERROR_LIMIT = 50;

/** PostgreSQL can store neither lone surrogates nor NUL. */
const UNSTORABLE = /[\u0000\p{Surrogate}]/u;

interface Options {
  /** Fields that are always text because they come from the path; `all` for a query. */
  textual: ReadonlySet<string> | 'all';
}

/** Errors that yup would ignore or coerce away, by formik path: wrong JSON types, unstorable or too long text. */
export function findInputErrors(
  description: SchemaFieldDescription,
  input: unknown,
  { textual }: Options,
): Record<string, string> {
  const errors: Record<string, string> = {};
  visit(description, input, '', 0);
  return errors;

  function visit(
    field: SchemaFieldDescription | undefined,
    value: unknown,
    path: string,
    depth: number,
  ) {
    if (value === null || value === undefined || Object.keys(errors).length >= ERROR_LIMIT) return;
    const name = path || 'value';
    if (depth > DEPTH_LIMIT) errors[name] = 'This is nested too deeply.';
    else if (!isOfType(jsonType(field, path), value)) {
      errors[name] = `This must be a ${field?.type}.`;
    } else if (typeof value === 'string') checkText(field, value, name);
    else if (Array.isArray(value)) visitList(field, value, path, depth);
    else if (typeof value === 'object') visitFields(field, value, path, depth);
  }

  function jsonType(field: SchemaFieldDescription | undefined, path: string): string | undefined {
    const isText = path !== '' && (textual === 'all' || textual.has(path));
    const isScalar = field && !['array', 'tuple', 'object', 'mixed'].includes(field.type);
    return isText && isScalar ? 'string' : field?.type;
  }

  function checkText(field: SchemaFieldDescription | undefined, text: string, path: string) {
    if (UNSTORABLE.test(text)) errors[path] = 'This contains characters that cannot be stored.';
    else if (text.length > (hasLimit(field) ? Infinity : TEXT_LIMIT))
      errors[path] = 'This is too long.';
  }

  function visitList(
    field: SchemaFieldDescription | undefined,
    list: unknown[],
    path: string,
    depth: number,
  ) {
    if (!hasLimit(field) && list.length > LIST_LIMIT) {
      errors[path || 'value'] = 'This has too many items.';
      return;
    }
    const inner = field && 'innerType' in field ? field.innerType : undefined;
    list.forEach((item, index) =>
      visit(Array.isArray(inner) ? inner[index] : inner, item, `${path}[${index}]`, depth + 1),
    );
  }

  function visitFields(
    field: SchemaFieldDescription | undefined,
    record: object,
    path: string,
    depth: number,
  ) {
    const fields = field && 'fields' in field ? field.fields : {};
    const freeForm = Object.keys(fields).length === 0 && depth > 0;
    for (const [name, item] of Object.entries(record)) {
      if (freeForm && isInvalidName(name)) errors[path] = 'This has a field with an invalid name.';
      else if (freeForm || Object.hasOwn(fields, name)) {
        visit(fields[name], item, path ? `${path}.${name}` : name, depth + 1);
      } else if (rejectsUnknownFields(field) && !isInvalidName(name)) {
        errors[path ? `${path}.${name}` : name] = `${name} is not a known field`;
      }
    }
  }
}

/** A name that cannot be stored, is too long, or is that of an inherited property. */
function isInvalidName(name: string): boolean {
  return UNSTORABLE.test(name) || name.length > NAME_LIMIT || name in Object.prototype;
}

function isOfType(type: string | undefined, value: unknown): boolean {
  switch (type) {
    case 'string':
    case 'date':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'array':
    case 'tuple':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && !Array.isArray(value);
    default:
      return true;
  }
}

/** Most schemas drop undeclared fields; those with `noUnknown` reject them. */
function rejectsUnknownFields(field: SchemaFieldDescription | undefined): boolean {
  return (
    field !== undefined && 'tests' in field && field.tests.some(({ name }) => name === 'noUnknown')
  );
}

function hasLimit(field: SchemaFieldDescription | undefined): boolean {
  return (
    field !== undefined &&
    'tests' in field &&
    field.tests.some(({ name }) => name === 'max' || name === 'length')
  );
}
