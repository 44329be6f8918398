import type { PackProblem } from '@sopaan/schemas/wallet/packs';
import { boolean, mixed, object, string, type InferType } from 'yup';

/** What a process of its own does with a PDF: it draws the stamp, a PNG, on every page; without one it searches for a full Aadhaar number. */
export interface PdfJob {
  pdf: Uint8Array;
  stamp?: Uint8Array;
}

/** Not taken from the schemas, so that the process starts quickly. */
const PROBLEMS: readonly PackProblem[] = ['encrypted', 'unreadable', 'too-large'];

const bytes = mixed((value): value is Uint8Array => value instanceof Uint8Array);

/** As the process receives it. */
export const jobSchema = object({ pdf: bytes.required(), stamp: bytes });

/** Its answer: what the task gives, or why it could not be done. */
export const pdfResultSchema = object({
  bytes,
  hasAadhaar: boolean(),
  problem: string().oneOf(PROBLEMS),
});
export type PdfResult = InferType<typeof pdfResultSchema>;
