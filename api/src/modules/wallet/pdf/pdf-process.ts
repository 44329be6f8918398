/** The program of the process that works on one PDF. It gets the job as a message, answers with the result and ends. */
import { findAadhaar } from './find-aadhaar';
import { limitMemory } from './limit-memory';
import { jobSchema, type PdfResult } from './pdf-job';
import { stampPdf } from './stamp-pdf';

limitMemory();

process.once('message', async (message) => {
  const { pdf, stamp } = jobSchema.validateSync(message);
  const result: PdfResult = await (stamp ? stampPdf(pdf, stamp) : findAadhaar(pdf));
  process.send?.(result, () => process.disconnect());
});
