import { call, isApiError } from '@sopaan/api-client/call';
import type { Language } from '@sopaan/schemas/code-run';
import { createSubmissionEndpoint, type Submission } from '@sopaan/schemas/submission';

export interface NewSubmission {
  id: string;
  language: Language;
  code: string;
  /** Of one press. Sent again under the same, it is the same submission. */
  requestId: string;
}

/** Milliseconds before it is sent again when the answer was lost. */
const PAUSES = [500, 2_000];
const LOST = new Set(['NETWORK', 'TIMEOUT', 'UNAVAILABLE']);

/** Hands in a solution. An answer that is lost is asked for again: that makes no second submission. */
export async function createSubmission(
  submission: NewSubmission,
  signal: AbortSignal,
): Promise<Submission> {
  for (const pause of PAUSES) {
    try {
      return await call(createSubmissionEndpoint, submission, { signal });
    } catch (error) {
      if (!isApiError(error) || !LOST.has(error.code)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
      signal.throwIfAborted();
    }
  }
  return call(createSubmissionEndpoint, submission, { signal });
}
