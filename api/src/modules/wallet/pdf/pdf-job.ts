import type { PackProblem } from '@sopaan/schemas/wallet/packs';
import { boolean, mixed, object, string, type InferType } from 'yup';

/**
 * The job of a separate process: draws the stamp, a PNG, on every page of a PDF; without a stamp, searches it for a full Aadhaar number.
 */
export interface PdfJob {
  pdf: Uint8Array;
  stamp?: Uint8Array;
}

/** Not taken from the schemas, so that the process starts quickly. */
const PROBLEMS: readonly PackProblem[] = ['encrypted', 'unreadable', 'too-large'];

const bytes = mixed((value): value is Uint8Array => value instanceof Uint8Array);

/** The job as the process receives it. */
export const jobSchema = object({ pdf: bytes.required(), stamp: bytes });

/** The answer of the process: the result of the job, or why it failed. */
export const pdfResultSchema = object({
  bytes,
  hasAadhaar: boolean(),
  problem: string().oneOf(PROBLEMS),
});
export type PdfResult = InferType<typeof pdfResultSchema>;
