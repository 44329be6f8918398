import type { Failure } from '@sopaan/schemas/releases/health';
import { getErrorPhase, hasCode } from './remote-error';

const REPORT_URL = '/-/reports';
const reportedErrors = new WeakSet<Error>();

/** The unit whose screen fills the region. */
export interface RegionOwner {
  name: string;
  version: string;
  release: string;
}

/** The reference that the page shows and the logs contain: the id of the failed request, or a new one. */
export function getErrorReference(error: Error): string {
  if ('requestId' in error && typeof error.requestId === 'string') return error.requestId;
  return Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** What identifies the page in its reports: the IDs of its release set and of the page view. */
export interface PageIdentity {
  set: string;
  /** Signed by the edge. */
  page: string;
}

interface FailureContext {
  owner: RegionOwner;
  page: PageIdentity;
  reference: string;
  /** The pattern of the route, since the values of its parameters may be secret. */
  route: string;
  /** The release that replaced the failed one. */
  replacedBy?: string | undefined;
}

/** Reports a failed region to the edge, once for each error. */
export function reportFailure(
  error: Error,
  { owner, page, reference, route, replacedBy = '' }: FailureContext,
): void {
  if (reportedErrors.has(error) || isEndOfSession(error)) return;
  reportedErrors.add(error);
  const report: Failure = {
    page: page.page,
    set: page.set,
    reference,
    remote: owner.name,
    version: owner.version,
    release: owner.release,
    phase: getErrorPhase(error),
    code: hasCode(error) ? error.code : 'INTERNAL',
    message: rootMessage(error).slice(0, 300),
    path: route.slice(0, 500),
    replacedBy,
  };
  navigator.sendBeacon(REPORT_URL, JSON.stringify(report));
}

/** The end of a session is not a failure of a release. */
function isEndOfSession(error: Error): boolean {
  return hasCode(error) && error.code === 'SESSION_ENDED';
}

function rootMessage(error: Error): string {
  return error.cause instanceof Error ? error.cause.message : error.message;
}
