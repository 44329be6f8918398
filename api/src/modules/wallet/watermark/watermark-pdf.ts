import { runPdfJob } from '../pdf/run-pdf-job';
import type { WatermarkResult } from './watermark-result';

interface StampJob {
  pdf: Uint8Array;
  /** The stamp as PNG. */
  stamp: Uint8Array;
}

/** The PDF with the stamp on every page. Throws UNAVAILABLE if too many are waiting. */
export async function watermarkPdf(job: StampJob, timeoutMs: number): Promise<WatermarkResult> {
  const { bytes, problem } = await runPdfJob(job, timeoutMs);
  return bytes ? { bytes } : { problem: problem ?? 'unreadable' };
}
