import { RemoteError } from './remote-error';

const REPORT_URL = '/-/reports';
const reported = new WeakSet<Error>();

/** Tells the edge that a region failed: once for each failure, with the set, the remote, its version and the phase. */
export function reportFailure(error: Error, set: string, reference: string): void {
  if (reported.has(error)) return;
  reported.add(error);
  const remote = error instanceof RemoteError ? error.remote : undefined;
  const report = {
    set,
    reference,
    remote: remote?.name ?? 'host',
    version: remote?.version ?? '',
    release: remote?.release ?? '',
    phase: error instanceof RemoteError ? error.phase : 'render',
    code: error instanceof RemoteError ? error.code : 'INTERNAL',
    message: messageOf(error).slice(0, 300),
    path: location.pathname,
  };
  navigator.sendBeacon(REPORT_URL, JSON.stringify(report));
}

function messageOf(error: Error): string {
  return error.cause instanceof Error ? error.cause.message : error.message;
}
