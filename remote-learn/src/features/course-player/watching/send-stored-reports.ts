import { MAX_INTERVALS } from '@sopaan/schemas/courses/lesson-content';
import { createBackoff } from '../../../requests/backoff';
import type { WatchedReport } from '../api/use-report-watched';
import { readStoredReport, removeStoredReport, storedReportNames } from './stored-reports';
import { isPermanent } from './watch-reports';

/**
 * Sends the reports that earlier visits and other tabs have stored, and retries until each is confirmed or permanently rejected. Intervals
 * that another tab sends as well count once. Returns a function that stops the sending.
 */
export function sendStoredReports(send: (report: WatchedReport) => Promise<unknown>): () => void {
  let isStopped = false;
  const backoff = createBackoff(() => void sendAll());

  async function sendReport(name: string): Promise<void> {
    const report = readStoredReport(name);
    if (!report) return;
    const { intervals } = report;
    try {
      for (let start = 0; start < intervals.length; start += MAX_INTERVALS) {
        await send({ ...report, intervals: intervals.slice(start, start + MAX_INTERVALS) });
      }
    } catch (error) {
      if (!isPermanent(error)) throw error;
    }
    removeStoredReport(name, report);
  }

  async function sendAll(): Promise<void> {
    try {
      for (const name of storedReportNames()) {
        if (isStopped) return;
        await sendReport(name);
      }
      backoff.reset();
    } catch {
      if (!isStopped) backoff.schedule();
    }
  }

  void sendAll();
  return () => {
    isStopped = true;
    backoff.reset();
  };
}
