import { UNKNOWN_UNIT, type Violation } from '@sopaan/schemas/releases/violation';
import type { BrowserReport } from './browser-reports';

const MAX_BLOCKED_LENGTH = 300;

/** Code that a visitor's browser adds to pages. */
const BROWSER_CODE =
  /^(?:[a-z-]*-extension|user-?script|webkit-masked-url|about|chrome|resource)(?::|$)/i;

const RELEASE_FILE = /^\/assets\/(?<unit>[\w-]{1,64})\/(?<release>[\w.-]{1,128})\//;

/** The name of a sink or a policy, which is followed by the text that was written into it. */
const TRUSTED_TYPES_SAMPLE = /^[\w .#-]{1,80}(?=\||$)/;

type AttributedReport = Omit<Violation, 'set' | 'count'>;

/** Attributes a report to a release and removes what may be private. Undefined for reports about code that the browser adds. */
export function attributeReport(report: BrowserReport): AttributedReport | undefined {
  if (BROWSER_CODE.test(report.source) || BROWSER_CODE.test(report.blocked)) return undefined;
  return { ...findRelease(report), directive: report.directive, blocked: describeBlocked(report) };
}

/** The release whose file caused the violation, or was itself blocked. Code in the HTML itself counts as the host's. */
function findRelease({ source, blocked, document }: BrowserReport): {
  unit: string;
  release: string;
} {
  const site = parseUrl(document)?.origin;
  for (const url of [parseUrl(source), parseUrl(blocked)]) {
    const { unit, release } =
      (url?.origin === site && RELEASE_FILE.exec(url?.pathname ?? '')?.groups) || {};
    if (unit !== undefined && release !== undefined) return { unit, release };
  }
  const isInPage = source !== '' && parseUrl(source)?.pathname === parseUrl(document)?.pathname;
  return { unit: isInPage ? 'host' : UNKNOWN_UNIT, release: '' };
}

function describeBlocked({ blocked, document, sample }: BrowserReport): string {
  const name = blocked.startsWith('trusted-types-')
    ? TRUSTED_TYPES_SAMPLE.exec(sample)?.[0]
    : undefined;
  return (name ?? withoutPrivateParts(blocked, parseUrl(document)?.origin)).slice(
    0,
    MAX_BLOCKED_LENGTH,
  );
}

/** Paths of this site can hold tokens, except those of files. */
function withoutPrivateParts(blocked: string, site: string | undefined): string {
  const url = parseUrl(blocked);
  if (!url) return /^[\w-]+$/.test(blocked) ? blocked : '';
  if (!/^(?:http|ws)s?:$/.test(url.protocol)) return url.protocol.slice(0, -1);
  const isPublic = url.origin !== site || RELEASE_FILE.test(url.pathname);
  return isPublic ? url.origin + url.pathname : url.origin;
}

function parseUrl(text: string): URL | undefined {
  return URL.parse(text) ?? undefined;
}
