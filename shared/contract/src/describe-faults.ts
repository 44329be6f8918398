/** Turns the errors of the schemas of `remote.config.ts` and `release.json` into messages for the team that wrote them. */
import type { ValidationError } from 'yup';
import { FIELD_RULES, type FieldRule } from './field-rules';
import { shapeOf } from './routes';

/** A field with a wrong value; the message says the value, the rule and a right example. */
export interface FieldFault {
  field: string;
  message: string;
}

const MAX_VALUE_LENGTH = 60;

/** The wrong fields, each once. */
export function describeFaults(error: ValidationError): FieldFault[] {
  const errors = error.inner.length > 0 ? error.inner : [error];
  const faults = new Map<string, FieldFault>();
  for (const fault of errors.flatMap(describeError)) {
    if (!faults.has(fault.field)) faults.set(fault.field, fault);
  }
  return [...faults.values()];
}

/** A field with a wrong value. */
export function describeFault(
  field: string,
  value: unknown,
  { rule, example }: FieldRule,
): FieldFault {
  const state = value === undefined ? 'is missing' : `is ${quote(value)}`;
  return { field, message: `${field} ${state}. It ${rule}. Example: ${JSON.stringify(example)}.` };
}

/** A field that the schema does not have. */
export function describeUnknownField(field: string): FieldFault {
  const parent = field.replace(/\.?[^.]*$/, '');
  const parentRule = ruleOf(parent);
  const advice = parentRule
    ? ` ${parent} ${parentRule.rule}. Example: ${JSON.stringify(parentRule.example)}.`
    : ' Remove it.';
  return { field, message: `${field} is not a known field.${advice}` };
}

function describeError({ path = '', type, message, value, params }: ValidationError): FieldFault[] {
  if (type === 'noUnknown') {
    const names = String(params?.['unknown'] ?? '').split(', ');
    return names.map((name) => describeUnknownField(path ? `${path}.${name}` : name));
  }
  if (type === 'distinct') return describeRepeatedPaths(path, value);
  const rule = ruleOf(path);
  return [rule ? describeFault(path, value, rule) : { field: path, message }];
}

function ruleOf(field: string): FieldRule | undefined {
  return FIELD_RULES[field.replace(/\[\d+\]/g, '[]')];
}

/** The routes whose path an earlier one has already. */
function describeRepeatedPaths(field: string, routes: unknown): FieldFault[] {
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
