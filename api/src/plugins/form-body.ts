import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '@sopaan/schemas/endpoint';
import { fileTooLargeMessage, type FileRule } from '@sopaan/schemas/file';
import { fromFormParts } from '@sopaan/schemas/form-parts';
import { ApiError } from './api-error';
import { errorCode } from '@sopaan/http/error-code';

/** The files of a request by their fields. None is empty, none is larger than its rule allows. */
export type ReceivedFiles = ReadonlyMap<string, Buffer>;

interface ReceivedForm {
  fields: Record<string, unknown>;
  files: ReceivedFiles;
}

const TEXTS = { count: 100, bytes: 32 * 1024 };
/** Boundaries and headers of parts, and all texts together. */
const ROOM = 256 * 1024;

/** Lets a scope take forms, and nothing else. */
export async function acceptForms(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(multipart);
}

/** Reads the form of an endpoint that takes files, as it arrives; it ends as soon as it is too much. */
export function formReader({ request: schema, files: rules = {} }: Endpoint) {
  const description = schema.describe();
  const largest = Math.max(...Object.values(rules).map(({ maxBytes }) => maxBytes));
  const most = Object.values(rules).reduce((sum, { maxBytes }) => sum + maxBytes, ROOM);
  const limits = {
    fieldNameSize: 200,
    fieldSize: TEXTS.bytes,
    fields: TEXTS.count,
    fileSize: largest + 1,
    files: Object.keys(rules).length,
    parts: TEXTS.count + Object.keys(rules).length,
    headerPairs: 20,
  };

  return async (request: FastifyRequest): Promise<ReceivedForm> => {
    if (!request.isMultipart()) throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
    if (Number(request.headers['content-length'] ?? 0) > most) throw tooMuch(rules);
    const parts: Array<[string, string]> = [];
    const files = new Map<string, Buffer>();
    stopAfter(request, most);
    try {
      for await (const part of request.parts({ limits })) {
        if (part.type === 'file') await takeFile(part, rules, files);
        else if (typeof part.value !== 'string' || part.valueTruncated) throw malformed();
        else parts.push([part.fieldname, part.value]);
      }
    } catch (error) {
      // What is still on its way is let go by, so that the answer can be read and the connection be used again.
      request.raw.unpipe();
      request.raw.resume();
      if (error instanceof ApiError) throw error;
      throw errorCode(error) === 'FST_REQ_FILE_TOO_LARGE' ? tooMuch(rules) : malformed(error);
    }
    return { fields: fromFormParts(description, parts), files };
  };
}

async function takeFile(
  part: MultipartFile,
  rules: Readonly<Record<string, FileRule>>,
  files: Map<string, Buffer>,
): Promise<void> {
  const { fieldname: name } = part;
  const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
  if (!rule || files.has(name)) throw malformed();
  const bytes = await part.toBuffer();
  if (bytes.length > rule.maxBytes) throw tooMuch({ [name]: rule });
  // A browser sends an empty one for a field in which none was chosen.
  if (bytes.length > 0) files.set(name, bytes);
}

/** Also where no length was told, and where the bytes stand before or between the parts. */
function stopAfter({ raw }: FastifyRequest, most: number): void {
  let bytes = 0;
  raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > most) raw.destroy(new ApiError('PAYLOAD_TOO_LARGE'));
  });
}

function tooMuch(rules: Readonly<Record<string, FileRule>>): ApiError {
  const fields = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, fileTooLargeMessage(rule)]),
  );
  return new ApiError('PAYLOAD_TOO_LARGE', { fields });
}

function malformed(cause?: unknown): ApiError {
  return new ApiError('VALIDATION_FAILED', { cause });
}
