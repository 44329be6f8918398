import { INTEGRITY } from '@sopaan/schemas/releases/violation';
import { array, mixed, object, string, type Schema } from 'yup';

/** A violation, as both formats of reports describe it. */
export interface BrowserReport {
  directive: string;
  /** A URL, or a keyword such as `inline`. */
  blocked: string;
  /** The file whose code caused it; empty if the browser does not say. */
  source: string;
  /** The URL of the page. */
  document: string;
  sample: string;
}

const MAX_REPORTS = 50;

const url = string().max(8000).nullable();
const directive = string().matches(/^[a-z-]{1,40}(?: |$)/);

/** Content type `application/csp-report`: what browsers send to the URL of the directive `report-uri`. */
const legacySchema = object({
  'csp-report': object({
    'document-uri': url.required(),
    'effective-directive': directive,
    'violated-directive': directive.required(),
    'blocked-uri': url,
    'source-file': url,
    'script-sample': string().max(1000).nullable(),
  }).required(),
});

/** Content type `application/reports+json`: what the host sends. Reports of other types than its own are ignored. */
const reportListSchema = array(
  object({ type: string().max(100).required(), body: mixed().nullable() }).required(),
)
  .max(MAX_REPORTS)
  .required();

const integrityBodySchema = object({
  documentURL: url.required(),
  blockedURL: url.required(),
}).required();

/** The readers of the two content types. They throw if the body has another format. */
export const reportReaders = {
  'application/csp-report': readLegacyReport,
  'application/reports+json': readReportList,
} as const;

function readLegacyReport(body: unknown): BrowserReport[] {
  const { 'csp-report': report } = check(legacySchema, body);
  return [
    {
      // Older browsers send only `violated-directive`, with the sources after the name: `script-src 'self'`.
      directive: report['effective-directive'] ?? report['violated-directive'],
      blocked: report['blocked-uri'] ?? '',
      source: report['source-file'] ?? '',
      document: report['document-uri'],
      sample: report['script-sample'] ?? '',
    },
  ].map(withDirectiveName);
}

function readReportList(body: unknown): BrowserReport[] {
  return check(reportListSchema, body).flatMap((report) => {
    if (report.type !== 'integrity-violation') return [];
    const { documentURL, blockedURL } = check(integrityBodySchema, report.body);
    const file = { blocked: blockedURL, source: blockedURL };
    return [{ directive: INTEGRITY, ...file, document: documentURL, sample: '' }];
  });
}

function withDirectiveName(report: BrowserReport): BrowserReport {
  return { ...report, directive: report.directive.split(' ')[0] ?? '' };
}

function check<T>(schema: Schema<T>, value: unknown): T {
  return schema.validateSync(value, { strict: true });
}
