import { createHash } from 'node:crypto';
import { normalizeOutput, isSameOutput } from '@sopaan/schemas/same-output';

/** The text itself, or of an output that is never shown its digest. */
export type ExpectedOutput = string | { sha256: string };

/** The same for all outputs that count as the same. */
export function outputDigest(output: string): string {
  return createHash('sha256').update(normalizeOutput(output)).digest('hex');
}

export function isExpected(output: string, expected: ExpectedOutput): boolean {
  return typeof expected === 'string'
    ? isSameOutput(output, expected)
    : outputDigest(output) === expected.sha256;
}
