/** The program of the process that stamps one PDF. It gets the job as a message, answers with the result and ends. */
import { mixed, object } from 'yup';
import { stampPdf } from './stamp-pdf';

const isBytes = (value: unknown): value is Uint8Array => value instanceof Uint8Array;

const jobSchema = object({
  pdf: mixed(isBytes).required(),
  stamp: mixed(isBytes).required(),
});

process.once('message', async (message) => {
  const result = await stampPdf(jobSchema.validateSync(message));
  process.send?.(result, () => process.disconnect());
});
