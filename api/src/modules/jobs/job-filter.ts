import { EVERYWHERE } from '@sopaan/schemas/place-options';
import type { JobSearch } from '@sopaan/schemas/job';

export type JobKind = 'private' | 'government';

/** What a search asks for. Lists are choices: a job has to meet one of each list that is not empty. */
export interface JobFilter {
  kind: JobKind | undefined;
  search: string | undefined;
  state: string | undefined;
  jobTypes: string[];
  sectors: string[];
  companyKinds: string[];
  remote: boolean;
  recent: boolean;
}

/** Translates the flags of the search bar: flags about the same thing widen, flags about different things narrow. */
export function jobFilter(search: JobSearch, kind?: JobKind): JobFilter {
  const chosen = (choices: readonly (readonly [boolean | undefined, ...string[]])[]) =>
    choices.flatMap(([on, ...values]) => (on ? values : []));
  return {
    kind,
    search: search.search,
    state: search.location === EVERYWHERE ? undefined : search.location,
    jobTypes: chosen([
      [search.fullTime, 'Full-time', 'Permanent'],
      [search.partTime, 'Part-time'],
      [search.contract, 'Contract', 'Contractual'],
    ]),
    sectors: chosen([
      [search.central, 'Central Government'],
      [search.state, 'State Government'],
      [search.psu, 'Public Sector Undertaking (PSU)'],
    ]),
    companyKinds: chosen([
      [search.startups, 'startup'],
      [search.mnc, 'mnc'],
    ]),
    remote: search.remote ?? false,
    recent: search.recent ?? false,
  };
}
