import type { Failure } from '@sopaan/schemas/release-health';
import { hasCode, phaseOf } from './remote-error';

const REPORT_URL = '/-/reports';
const reported = new WeakSet<Error>();

/** The unit whose screen fills the region. */
export interface RegionOwner {
  name: string;
  version: string;
  release: string;
}

/** What the page shows to a person and the logs keep: the name of the failed call, or a new one. */
export function referenceOf(error: Error): string {
  if ('requestId' in error && typeof error.requestId === 'string') return error.requestId;
  return Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** The page as its reports name it. */
export interface ReportingPage {
  set: string;
  /** Signed by the edge. */
  page: string;
}

interface Circumstances {
  owner: RegionOwner;
  page: ReportingPage;
  reference: string;
  /** The pattern of its route. What stands in the place of a parameter may be somebody's secret. */
  route: string;
  /** The release that took the failed one's place. */
  replacedBy?: string | undefined;
}

/** Tells the edge that a region failed: once for each failure, with the set, the remote, its version and the phase. */
export function reportFailure(
  error: Error,
  { owner, page, reference, route, replacedBy = '' }: Circumstances,
): void {
  if (reported.has(error) || isEndOfSession(error)) return;
  reported.add(error);
  const report: Failure = {
    page: page.page,
    set: page.set,
    reference,
    remote: owner.name,
    version: owner.version,
    release: owner.release,
    phase: phaseOf(error),
    code: hasCode(error) ? error.code : 'INTERNAL',
    message: messageOf(error).slice(0, 300),
    path: route.slice(0, 500),
    replacedBy,
  };
  navigator.sendBeacon(REPORT_URL, JSON.stringify(report));
}

/** A session that is over says nothing about a release. */
function isEndOfSession(error: Error): boolean {
  return hasCode(error) && error.code === 'SESSION_ENDED';
}

function messageOf(error: Error): string {
  return error.cause instanceof Error ? error.cause.message : error.message;
}
