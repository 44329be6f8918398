import { isErrorCode } from '@sopaan/contract/error-codes';
import { errorBodySchema } from '@sopaan/schemas/error';

export interface Answer {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  body: string;
  milliseconds: number;
}

/** What tells strangers how the program is made: stacks, files, SQL, names and versions of libraries. */
const TELLS = [
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
const TOO_SLOW = 10_000;

/**
 * What is wrong with an answer, whatever was asked. `sent` is what the request said: that may come back. An edge on the way
 * answers some requests itself, and gives those no id.
 */
export function answerFaults(
  { status, headers, body, milliseconds }: Answer,
  sent: string,
  hasEdge = false,
): string[] {
  const faults: string[] = [];
  if (status >= 500) faults.push(`status ${status}`);
  if (milliseconds > TOO_SLOW) faults.push(`${Math.round(milliseconds)} ms`);
  const id = headers['x-request-id'];
  const isOfEdge = hasEdge && id === undefined;
  if (!isOfEdge && (typeof id !== 'string' || id === '')) faults.push('no x-request-id');
  for (const name of ['server', 'x-powered-by']) if (headers[name]) faults.push(`header ${name}`);
  if (status < 400) return faults;
  faults.push(...shapeFaults(body, id));
  const words = body.replaceAll('\\"', '"');
  for (const pattern of TELLS) {
    const [told] = pattern.exec(words) ?? [];
    if (told !== undefined && !sent.includes(told)) faults.push(`it tells "${told}"`);
  }
  return faults;
}

function shapeFaults(body: string, id: unknown): string[] {
  try {
    const json: unknown = JSON.parse(body);
    const { error, requestId, message } = errorBodySchema.validateSync(json, { strict: true });
    const keys = Object.keys(Object(json)).sort().join();
    // On the calls of Piston the words stand at the top once more.
    const words = message === error.message ? ['message'] : [];
    const known = ['error', ...words, ...(id === undefined ? [] : ['requestId'])].join();
    return [
      ...(keys === known ? [] : [`fields ${keys}`]),
      ...Object.keys(error)
        .filter((name) => !KEYS.includes(name))
        .map((name) => `field error.${name}`),
      ...(isErrorCode(error.code) ? [] : [`code ${error.code}`]),
      ...(requestId === id ? [] : ['another requestId than the header’s']),
    ];
  } catch {
    return ['not the one shape'];
  }
}
