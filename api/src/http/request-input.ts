import { ValidationError, type InferType, type Schema, type SchemaFieldDescription } from 'yup';
import { ApiError } from './api-error';
import { pickDeclaredFields } from './declared-fields';
import { findInputErrors } from './input-errors';

/** yup's default message for a wrong type, which repeats the value. */
const TYPE_MESSAGE = /must be a `(\w+)` type, but the final value was/;

/** The parts of a request that may contain fields of its endpoint. */
interface RawInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

export type InputReader<Request extends Schema> = (raw: RawInput) => Promise<InferType<Request>>;

/**
 * Parses a request by its schema: JSON types must match exactly, text and lists have limits, undeclared fields are
 * dropped, or rejected if the schema is `noUnknown`. Path and query are always text, so numbers and booleans are parsed from it.
 */
export function inputReader<Request extends Schema>(
  request: Request,
  { hasBody }: { hasBody: boolean },
): InputReader<Request> {
  const description = request.describe();
  return async ({ params, query, body }) => {
    const source = hasBody ? (body ?? {}) : withLists(description, query);
    if (!isRecord(source)) throw new ApiError('VALIDATION_FAILED');
    const path = isRecord(params) ? params : {};
    const input = { ...source, ...path };
    const textual = hasBody ? new Set(Object.keys(path)) : 'all';
    const errors = findInputErrors(description, input, { textual });
    if (Object.keys(errors).length > 0) throw new ApiError('VALIDATION_FAILED', { fields: errors });
    try {
      return await request.validate(pickDeclaredFields(description, input, true), {
        abortEarly: false,
        stripUnknown: true,
      });
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      throw new ApiError('VALIDATION_FAILED', { fields: fieldMessages(error), cause: error });
    }
  };
}

/** Turns `?a=1` into a list if the schema declares `a` as one. */
function withLists(description: SchemaFieldDescription, query: unknown): unknown {
  if (!isRecord(query) || !('fields' in description)) return query;
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => {
      const isList = description.fields[name]?.type === 'array';
      return [name, isList && !Array.isArray(value) ? [value] : value];
    }),
  );
}

function fieldMessages(error: ValidationError): Record<string, string> {
  const all = error.inner.length > 0 ? error.inner : [error];
  const fields: Record<string, string> = {};
  for (const { path, message } of all) {
    if (!path) continue;
    const [, expected] = TYPE_MESSAGE.exec(message) ?? [];
    fields[path] ??= expected === undefined ? message : `This must be a ${expected}.`;
  }
  return fields;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
