import type { SchemaFieldDescription } from 'yup';

/** A text without a limit of its own may not be longer; likewise a list. */
const TEXT_LIMIT = 1_000;
const LIST_LIMIT = 1_500;
const DEPTH_LIMIT = 32;
const NAME_LIMIT = 200;
/** Nobody mends more at once, and an answer must not be larger than its request. */
const FAULT_LIMIT = 50;

/** A lone surrogate is no character; PostgreSQL stores neither it nor NUL. */
const UNSTORABLE = /[\u0000\p{Surrogate}]/u;

interface Reading {
  /** Fields that are text by nature, as they come from the path; `all` for a query. */
  textual: ReadonlySet<string> | 'all';
}

/** What yup would let pass or turn into something else, by formik path: wrong JSON types, unstorable or endless text. */
export function inputFaults(
  description: SchemaFieldDescription,
  input: unknown,
  { textual }: Reading,
): Record<string, string> {
  const faults: Record<string, string> = {};
  visit(description, input, '', 0);
  return faults;

  function visit(
    field: SchemaFieldDescription | undefined,
    at: unknown,
    path: string,
    depth: number,
  ) {
    if (at === null || at === undefined || Object.keys(faults).length >= FAULT_LIMIT) return;
    const name = path || 'value';
    if (depth > DEPTH_LIMIT) faults[name] = 'That is nested too deeply.';
    else if (!isOfType(jsonType(field, path), at)) {
      faults[name] = `This must be a ${field?.type}.`;
    } else if (typeof at === 'string') checkText(field, at, name);
    else if (Array.isArray(at)) visitList(field, at, path, depth);
    else if (typeof at === 'object') visitFields(field, at, path, depth);
  }

  function jsonType(field: SchemaFieldDescription | undefined, path: string): string | undefined {
    const isText = path !== '' && (textual === 'all' || textual.has(path));
    const isScalar = field && !['array', 'tuple', 'object', 'mixed'].includes(field.type);
    return isText && isScalar ? 'string' : field?.type;
  }

  function checkText(field: SchemaFieldDescription | undefined, text: string, path: string) {
    if (UNSTORABLE.test(text)) faults[path] = 'This holds characters that cannot be stored.';
    else if (text.length > (hasLimit(field) ? Infinity : TEXT_LIMIT))
      faults[path] = 'This is too long.';
  }

  function visitList(
    field: SchemaFieldDescription | undefined,
    list: unknown[],
    path: string,
    depth: number,
  ) {
    if (!hasLimit(field) && list.length > LIST_LIMIT) {
      faults[path || 'value'] = 'These are too many.';
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
      if (freeForm && isBadName(name))
        faults[path] = 'This has a field whose name is not accepted.';
      else if (freeForm || Object.hasOwn(fields, name)) {
        visit(fields[name], item, path ? `${path}.${name}` : name, depth + 1);
      } else if (refusesUnknown(field) && !isBadName(name)) {
        faults[path ? `${path}.${name}` : name] = `${name} is not known here`;
      }
    }
  }
}

/** A name that cannot be stored, is endless, or is one that every object inherits. */
function isBadName(name: string): boolean {
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

/** Most requests drop what they do not declare; some say that they do not. */
function refusesUnknown(field: SchemaFieldDescription | undefined): boolean {
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
