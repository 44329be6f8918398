import { runPdfJob } from '../pdf/run-pdf-job';

/** Long enough on a busy server too, because a PDF that is not checked in time is refused. */
const TIMEOUT_MS = 20_000;

const MASKED_COPY =
  'a masked copy: at myaadhaar.uidai.gov.in choose “Download Aadhaar”, then “Do you want a masked Aadhaar?”.';
const UNMASKED = `This PDF shows a full Aadhaar number. Upload ${MASKED_COPY}`;
/** Masked copies are downloaded with a password too. */
const ENCRYPTED = `This PDF is protected by a password, so it cannot be checked. Download ${MASKED_COPY} Then open it with its password, print it to a PDF, and upload that one.`;
const UNREADABLE = `This PDF is damaged, so it cannot be checked. Upload ${MASKED_COPY}`;
const TOO_LARGE = `This PDF could not be checked in time. Try again, or upload a file with fewer pages. You can also upload ${MASKED_COPY}`;

/**
 * Why a PDF is not accepted as a masked Aadhaar card; undefined if it is accepted. A PDF that cannot be searched is not accepted. Numbers
 * in pictures are not found. Throws UNAVAILABLE if too many PDFs are waiting.
 */
export async function aadhaarPdfError(pdf: Buffer): Promise<string | undefined> {
  const { hasAadhaar, problem } = await runPdfJob({ pdf }, TIMEOUT_MS);
  if (problem === 'encrypted') return ENCRYPTED;
  if (problem === 'too-large') return TOO_LARGE;
  if (hasAadhaar === undefined) return UNREADABLE;
  return hasAadhaar ? UNMASKED : undefined;
}
