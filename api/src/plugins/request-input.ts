import { ValidationError, type InferType, type Schema, type SchemaFieldDescription } from 'yup';
import { ApiError } from './api-error';
import { declaredFields } from './declared-fields';
import { inputFaults } from './input-faults';

/** yup's own words for a wrong type repeat the value. */
const ECHO = /must be a `(\w+)` type, but the final value was/;

/** Everything that a request carries for its endpoint, in one object. */
export interface RawInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

export type InputReader<Request extends Schema> = (raw: RawInput) => Promise<InferType<Request>>;

/**
 * Reads a request by its schema: JSON types must be exact, text and lists have limits, undeclared fields are
 * dropped, or refused where the schema says `noUnknown`. Path and query are text by nature, so there numbers and booleans are read from text.
 */
export function inputReader<Request extends Schema>(
  request: Request,
  hasBody: boolean,
): InputReader<Request> {
  const description = request.describe();
  return async ({ params, query, body }) => {
    const source = hasBody ? (body ?? {}) : withLists(description, query);
    if (!isRecord(source)) throw new ApiError('VALIDATION_FAILED');
    const path = isRecord(params) ? params : {};
    const input = { ...source, ...path };
    const textual = hasBody ? new Set(Object.keys(path)) : 'all';
    const faults = inputFaults(description, input, { textual });
    if (Object.keys(faults).length > 0) throw new ApiError('VALIDATION_FAILED', { fields: faults });
    try {
      return await request.validate(declaredFields(description, input, true), {
        abortEarly: false,
        stripUnknown: true,
      });
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      throw new ApiError('VALIDATION_FAILED', { fields: fieldMessages(error), cause: error });
    }
  };
}

/** `?a=1` is a list too where the schema says that `a` is one. */
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
    const [, wanted] = ECHO.exec(message) ?? [];
    fields[path] ??= wanted === undefined ? message : `This must be a ${wanted}.`;
  }
  return fields;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
