import type { Submission } from '@sopaan/schemas/practice/submission';

/** The state of the current submission, as the page shows it. */
export type SubmissionState =
  /** Nothing was submitted, or its state is not known yet. */
  | { phase: 'idle' }
  | { phase: 'sending' }
  | { phase: 'failed'; message: string }
  /** Queued or being judged; `isStatusUnavailable`: its status cannot be fetched at the moment. */
  | { phase: 'judging'; submission: Submission; isStatusUnavailable: boolean }
  | { phase: 'judged'; submission: Submission };
