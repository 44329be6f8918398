import type { Attempt } from './attempts';
import type { Find } from './fuzz';

const LONGEST = 2_000;

/** A find for a person, with all that it takes to send the request again. */
export function findLines({ operation, faults, conversation, cause }: Find): string[] {
  const { attempts, pipelined, chunked } = conversation;
  const manner = [...(pipelined ? ['pipelined'] : []), ...(chunked ? ['chunked'] : [])];
  return [
    `${operation}: ${faults.join('; ')}`,
    ...(manner.length > 0 ? [`  ${manner.join(', ')}`] : []),
    ...attempts.flatMap(attemptLines),
    ...(cause ? [`  inside: ${truncate(cause)}`] : []),
  ];
}

function attemptLines({ caller, method, url, headers, body }: Attempt): string[] {
  return [
    `  as ${caller}: ${method} ${truncate(JSON.stringify(url))}`,
    ...(Object.keys(headers).length > 0 ? [`  headers ${truncate(JSON.stringify(headers))}`] : []),
    ...(body === undefined ? [] : [`  body of ${body.length}: ${truncate(described(body))}`]),
  ];
}

function described(body: string | Buffer): string {
  return typeof body === 'string' ? JSON.stringify(body) : `bytes ${body.toString('hex')}`;
}

function truncate(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}… (${text.length})` : text;
}
