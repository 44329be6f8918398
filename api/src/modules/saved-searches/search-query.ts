import { EVERYWHERE } from '@sopaan/schemas/api/place-options';
import type { JobList } from '@sopaan/schemas/saved-searches/saved-search';
import { searchedJobLists, type JobSearchRequest } from './searched-job-list';

/** Fields of a list's request that are not filters. */
const OTHER_FIELDS: ReadonlySet<string> = new Set(['facets', 'limit', 'cursor', 'sort']);

/** The request of a list for the query of its page. Fields that the list does not have are dropped, unknown options are rejected. */
export function readSearchQuery(list: JobList, query: string): Promise<JobSearchRequest> {
  const raw = { params: {}, query: parseQuery(query), body: undefined };
  return searchedJobLists[list].readRequest(raw);
}

/** The query of a page for a request, in a fixed order, so that equal filters give equal queries. */
export function writeSearchQuery(request: JobSearchRequest): string {
  return Object.keys(request)
    .filter((name) => !OTHER_FIELDS.has(name))
    .sort()
    .flatMap((name) => {
      const values = toQueryValues(name, request[name]);
      return values.length > 0 ? [`${name}=${values.map(encodeURIComponent).join(',')}`] : [];
    })
    .join('&');
}

/** Each value is percent-encoded, then the values of a name are joined by commas. */
function parseQuery(query: string): Record<string, string | string[]> {
  const entries = query
    .split('&')
    .filter(Boolean)
    .map((part) => {
      const [name = '', ...rest] = part.split('=');
      const [first = '', ...others] = rest.join('=').split(',').map(decode);
      return [decode(name), others.length > 0 ? [first, ...others] : first] as const;
    });
  return Object.fromEntries(entries);
}

/** Malformed escapes stay as they are. */
const decode = (raw: string): string => new URLSearchParams(`v=${raw}`).get('v') ?? '';

function toQueryValues(name: string, value: unknown): string[] {
  if (Array.isArray(value)) return [...new Set(value.map(String))].sort();
  if (value === true) return ['true'];
  const isSet = typeof value === 'string' && value.trim() !== '';
  return isSet && !(name === 'location' && value === EVERYWHERE) ? [value.trim()] : [];
}
