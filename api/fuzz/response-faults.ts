import { isErrorCode } from '@sopaan/contract/error-codes';
import { errorBodySchema } from '@sopaan/schemas/api/error';

export interface ResponseRecord {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  body: string;
  milliseconds: number;
}

/** Internal details that must not leak: stacks, files, SQL, names and versions of libraries. */
const LEAK_PATTERNS = [
  /\bat \S+ \(/,
  /\bat (?:async )?(?:file|node):/,
  /node_modules|node:internal/,
  /\.[cm]?[jt]s:\d+/,
  /(?:^|[^\w.])\/(?:work|tmp|home|root|usr|var|etc)\/\w/,
  /\b(?:select|delete) .{0,200}\bfrom\b|\binsert into\b|\bupdate \w+ set\b/i,
  /relation "|syntax error at|duplicate key value|violates|invalid input syntax/i,
  /postgres|fastify|FST_ERR|argon2|light-my-request|find-my-way/i,
  /\b(?:Type|Range|Reference|Syntax|Validation)Error\b/,
  /Cannot read prop|is not a function|is not iterable|of undefined/,
  /ECONN|ENOENT|EACCES|EPIPE/,
];
const KEYS = ['code', 'message', 'fields', 'reasons'];
const MAX_MS = 10_000;

/**
 * The faults of a response to any request. `requestContent` is the content of the request, which may be echoed. An edge answers some
 * requests itself, without a request id.
 */
export function responseFaults(
  { status, headers, body, milliseconds }: ResponseRecord,
  requestContent: string,
  hasEdge = false,
): string[] {
  const faults: string[] = [];
  if (status >= 500) faults.push(`status ${status}`);
  if (milliseconds > MAX_MS) faults.push(`${Math.round(milliseconds)} ms`);
  const id = headers['x-request-id'];
  const isOfEdge = hasEdge && id === undefined;
  if (!isOfEdge && (typeof id !== 'string' || id === '')) faults.push('no x-request-id');
  for (const name of ['server', 'x-powered-by']) if (headers[name]) faults.push(`header ${name}`);
  if (status < 400) return faults;
  faults.push(...shapeFaults(body, id));
  const text = body.replaceAll('\\"', '"');
  for (const pattern of LEAK_PATTERNS) {
    const [leak] = pattern.exec(text) ?? [];
    if (leak !== undefined && !requestContent.includes(leak)) faults.push(`it leaks "${leak}"`);
  }
  return faults;
}

function shapeFaults(body: string, id: unknown): string[] {
  try {
    const json: unknown = JSON.parse(body);
    const { error, requestId, message } = errorBodySchema.validateSync(json, { strict: true });
    const keys = Object.keys(Object(json)).sort().join();
    // Piston-compatible routes repeat the message at the top.
    const topMessage = message === error.message ? ['message'] : [];
    const expectedKeys = [
      'error',
      ...topMessage,
      ...(id === undefined ? [] : ['requestId']),
    ].join();
    return [
      ...(keys === expectedKeys ? [] : [`fields ${keys}`]),
      ...Object.keys(error)
        .filter((name) => !KEYS.includes(name))
        .map((name) => `field error.${name}`),
      ...(isErrorCode(error.code) ? [] : [`code ${error.code}`]),
      ...(requestId === id ? [] : ['another requestId than the header’s']),
    ];
  } catch {
    return ['not the standard error body'];
  }
}
