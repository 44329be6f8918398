import { newId } from '@sopaan/api-client/new-id';
import { intervalSchema } from '@sopaan/schemas/courses/lesson-content';
import { draftNames, readDraft, writeDraft } from '@sopaan/session/drafts';
import { array, object, string } from 'yup';
import type { Interval } from './intervals';

/**
 * Watched intervals in local storage that the API has not confirmed. Each visit of a lesson in each tab has a draft of its own, so that
 * tabs never overwrite each other's.
 */
const storedReportSchema = object({
  courseId: string().required(),
  videoId: string().required(),
  intervals: array(intervalSchema).required(),
}).required();

export interface StoredReport {
  courseId: string;
  videoId: string;
  intervals: Interval[];
}

const PREFIX = 'watched.';

export const newReportName = () => PREFIX + newId();

/** Without storage, intervals that are unsent when the page closes are lost. */
export function storeReport(name: string, report: StoredReport): void {
  writeDraft(name, report.intervals.length > 0 ? report : undefined);
}

export function storedReportNames(): string[] {
  return draftNames(PREFIX);
}

export function readStoredReport(name: string): StoredReport | null {
  const draft = readDraft(name);
  if (!storedReportSchema.isValidSync(draft, { strict: true })) return null;
  const intervals = draft.intervals.map(([from = 0, to = 0]): Interval => [from, to]);
  return { courseId: draft.courseId, videoId: draft.videoId, intervals };
}

/** Removes a report that was sent, unless its tab has added to it meanwhile. */
export function removeStoredReport(name: string, sent: StoredReport): void {
  const isUnchanged = JSON.stringify(readStoredReport(name)) === JSON.stringify(sent);
  if (isUnchanged) writeDraft(name, undefined);
}
