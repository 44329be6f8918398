import type { Attempt } from './attempts';
import type { Finding } from './fuzz';

const MAX_LENGTH = 2_000;

/** Formats a finding with everything needed to repeat the requests. */
export function formatFinding({ operation, faults, conversation, cause }: Finding): string[] {
  const { attempts, pipelined, chunked } = conversation;
  const options = [...(pipelined ? ['pipelined'] : []), ...(chunked ? ['chunked'] : [])];
  return [
    `${operation}: ${faults.join('; ')}`,
    ...(options.length > 0 ? [`  ${options.join(', ')}`] : []),
    ...attempts.flatMap(attemptLines),
    ...(cause ? [`  cause: ${truncate(cause)}`] : []),
  ];
}

function attemptLines({ caller, method, url, headers, body }: Attempt): string[] {
  return [
    `  as ${caller}: ${method} ${truncate(JSON.stringify(url))}`,
    ...(Object.keys(headers).length > 0 ? [`  headers ${truncate(JSON.stringify(headers))}`] : []),
    ...(body === undefined ? [] : [`  body of ${body.length}: ${truncate(describeBody(body))}`]),
  ];
}

function describeBody(body: string | Buffer): string {
  return typeof body === 'string' ? JSON.stringify(body) : `bytes ${body.toString('hex')}`;
}

function truncate(text: string): string {
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}… (${text.length})` : text;
}
