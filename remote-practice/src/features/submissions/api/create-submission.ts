import { call, isApiError } from '@sopaan/api-client/call';
import type { Language } from '@sopaan/schemas/code-run';
import { createSubmissionEndpoint, type Submission } from '@sopaan/schemas/submission';

export interface NewSubmission {
  id: string;
  language: Language;
  code: string;
  /** Idempotency key: requests with the same id create one submission. */
  requestId: string;
}

const RETRY_DELAYS_MS = [500, 2_000];
const RETRYABLE_CODES = new Set(['NETWORK', 'TIMEOUT', 'UNAVAILABLE']);

/** Submits a solution. Retries when the response is lost, which creates no second submission. */
export async function createSubmission(
  submission: NewSubmission,
  signal: AbortSignal,
): Promise<Submission> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await call(createSubmissionEndpoint, submission, { signal });
    } catch (error) {
      if (!isApiError(error) || !RETRYABLE_CODES.has(error.code)) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
      signal.throwIfAborted();
    }
  }
  return call(createSubmissionEndpoint, submission, { signal });
}
