import type { Find } from './fuzz';

const LONGEST = 2_000;

/** A find for a person, with all that it takes to send the request again. */
export function findLines({ operation, faults, attempt, cause }: Find): string[] {
  const { caller, method, url, headers, body } = attempt;
  return [
    `${operation}: ${faults.join('; ')}`,
    `  as ${caller}: ${method} ${shortened(JSON.stringify(url))}`,
    ...(Object.keys(headers).length > 0 ? [`  headers ${shortened(JSON.stringify(headers))}`] : []),
    ...(body === undefined ? [] : [`  body ${shortened(described(body))}`]),
    ...(cause ? [`  inside: ${shortened(cause)}`] : []),
  ];
}

function described(body: string | Buffer): string {
  return typeof body === 'string' ? JSON.stringify(body) : `bytes ${body.toString('hex')}`;
}

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}… (${text.length})` : text;
}
