/** Turns the errors of the schemas of `remote.config.ts` and `release.json` into messages for the team that wrote them. */
import type { ValidationError } from 'yup';
import { FIELD_RULES, type FieldRule } from './field-rules';
import { shapeOf } from './routes';

/** A field with a wrong value. The message contains the value, the rule and a valid example. */
export interface FieldError {
  field: string;
  message: string;
}

const MAX_VALUE_LENGTH = 60;

/** The wrong fields, each with its first error. */
export function describeFieldErrors(error: ValidationError): FieldError[] {
  const errors = error.inner.length > 0 ? error.inner : [error];
  const fieldErrors = new Map<string, FieldError>();
  for (const fieldError of errors.flatMap(describeValidationError)) {
    if (!fieldErrors.has(fieldError.field)) fieldErrors.set(fieldError.field, fieldError);
  }
  return [...fieldErrors.values()];
}

/** A field with a wrong value. */
export function describeFieldError(
  field: string,
  value: unknown,
  { rule, example }: FieldRule,
): FieldError {
  const state = value === undefined ? 'is missing' : `is ${quote(value)}`;
  return { field, message: `${field} ${state}. It ${rule}. Example: ${JSON.stringify(example)}.` };
}

/** A field that the schema does not have. */
export function describeUnknownField(field: string): FieldError {
  const parent = field.replace(/\.?[^.]*$/, '');
  const parentRule = findRule(parent);
  const advice = parentRule
    ? ` ${parent} ${parentRule.rule}. Example: ${JSON.stringify(parentRule.example)}.`
    : ' Remove it.';
  return { field, message: `${field} is not a known field.${advice}` };
}

function describeValidationError({
  path = '',
  type,
  message,
  value,
  params,
}: ValidationError): FieldError[] {
  if (type === 'noUnknown') {
    const names = String(params?.['unknown'] ?? '').split(', ');
    return names.map((name) => describeUnknownField(path ? `${path}.${name}` : name));
  }
  if (type === 'distinct') return describeRepeatedPaths(path, value);
  const rule = findRule(path);
  return [rule ? describeFieldError(path, value, rule) : { field: path, message }];
}

function findRule(field: string): FieldRule | undefined {
  return FIELD_RULES[field.replace(/\[\d+\]/g, '[]')];
}

/** An error for each route that matches the same paths as an earlier route of the list. */
function describeRepeatedPaths(field: string, routes: unknown): FieldError[] {
  const shapes = Array.isArray(routes) ? routes.map(shapeOf) : [];
  return shapes.flatMap((shape, index) => {
    const first = shapes.indexOf(shape);
    if (shape === undefined || first === index) return [];
    const path = `${field}[${index}].path`;
    const message =
      `${path} matches the same paths as ${field}[${first}].path. Parameters may have any name, so two routes must differ in` +
      ' their fixed words. Example: "/course/:id" and "/lesson/:id".';
    return [{ field: path, message }];
  });
}

function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? typeof value;
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
}
