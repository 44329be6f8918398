import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '@sopaan/schemas/api/endpoint';
import { fileTooLargeMessage, type FileRule } from '@sopaan/schemas/api/file';
import { fromFormParts } from '@sopaan/schemas/api/form-parts';
import { ApiError } from './api-error';
import { errorCode } from '@sopaan/http/error-code';

/** The files of a request by field name. None is empty or larger than its rule allows. */
export type ReceivedFiles = ReadonlyMap<string, Buffer>;

interface ReceivedForm {
  fields: Record<string, unknown>;
  files: ReceivedFiles;
}

const TEXT_FIELDS = { maxCount: 100, maxBytes: 32 * 1024 };
/** For boundaries, part headers and all text fields together. */
const OVERHEAD_BYTES = 256 * 1024;

/** Makes a scope accept multipart forms, and nothing else. */
export async function acceptForms(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(multipart);
}

/** Returns a reader for the forms of an endpoint that takes files. It stops as soon as a form is too large. */
export function createFormReader({ request: schema, files: rules = {} }: Endpoint) {
  const description = schema.describe();
  const maxFileBytes = Math.max(...Object.values(rules).map(({ maxBytes }) => maxBytes));
  const maxBodyBytes = Object.values(rules).reduce(
    (sum, { maxBytes }) => sum + maxBytes,
    OVERHEAD_BYTES,
  );
  const limits = {
    fieldNameSize: 200,
    fieldSize: TEXT_FIELDS.maxBytes,
    fields: TEXT_FIELDS.maxCount,
    fileSize: maxFileBytes + 1,
    files: Object.keys(rules).length,
    parts: TEXT_FIELDS.maxCount + Object.keys(rules).length,
    headerPairs: 20,
  };

  return async (request: FastifyRequest): Promise<ReceivedForm> => {
    if (!request.isMultipart()) throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
    if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes) throw payloadTooLarge(rules);
    const parts: Array<[string, string]> = [];
    const files = new Map<string, Buffer>();
    const readParts = async () => {
      for await (const part of request.parts({ limits })) {
        if (part.type === 'file') await readFile(part, rules, files);
        else if (typeof part.value !== 'string' || part.valueTruncated) throw malformed();
        else parts.push([part.fieldname, part.value]);
      }
    };
    try {
      const isTooLarge = await Promise.race([whenLarger(request, maxBodyBytes), readParts()]);
      if (isTooLarge) throw payloadTooLarge(rules);
    } catch (error) {
      // Drains the rest of the body, so that the client reads the response and the connection can be reused.
      request.raw.unpipe();
      request.raw.resume();
      if (error instanceof ApiError) throw error;
      throw errorCode(error) === 'FST_REQ_FILE_TOO_LARGE'
        ? payloadTooLarge(rules)
        : malformed(error);
    }
    return { fields: fromFormParts(description, parts), files };
  };
}

async function readFile(
  part: MultipartFile,
  rules: Readonly<Record<string, FileRule>>,
  files: Map<string, Buffer>,
): Promise<void> {
  const { fieldname: name } = part;
  const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
  if (!rule || files.has(name)) throw malformed();
  const bytes = await part.toBuffer();
  if (bytes.length > rule.maxBytes) throw payloadTooLarge({ [name]: rule });
  // A browser sends an empty file for a field in which none was chosen.
  if (bytes.length > 0) files.set(name, bytes);
}

/**
 * Resolves to true when the body exceeds the limit, also without a Content-Length and outside of the parts. The request is not
 * destroyed: that would reset the connection before the response.
 */
function whenLarger({ raw }: FastifyRequest, maxBodyBytes: number): Promise<true> {
  return new Promise((resolve) => {
    let bytes = 0;
    raw.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBodyBytes) resolve(true);
    });
  });
}

function payloadTooLarge(rules: Readonly<Record<string, FileRule>>): ApiError {
  const fields = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, fileTooLargeMessage(rule)]),
  );
  return new ApiError('PAYLOAD_TOO_LARGE', { fields });
}

function malformed(cause?: unknown): ApiError {
  return new ApiError('VALIDATION_FAILED', { cause });
}
