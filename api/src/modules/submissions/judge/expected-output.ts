import { createHash } from 'node:crypto';
import { normalizeOutput, isSameOutput } from '@sopaan/schemas/practice/same-output';

/** The text, or only its digest for outputs that are never shown. */
export type ExpectedOutput = string | { sha256: string };

/** The digest of the normalized output: equal for all outputs that count as equal. */
export function outputDigest(output: string): string {
  return createHash('sha256').update(normalizeOutput(output)).digest('hex');
}

export function matchesExpected(output: string, expected: ExpectedOutput): boolean {
  return typeof expected === 'string'
    ? isSameOutput(output, expected)
    : outputDigest(output) === expected.sha256;
}
