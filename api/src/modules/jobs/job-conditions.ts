import { Conditions } from '../../search/conditions';
import { matchText } from '../../search/text-match';
import type { JobFilter } from './job-filter';

/** A filter as SQL over `jobs`. Closed jobs never match. */
export function jobConditions(filter: JobFilter): Conditions {
  const conditions = new Conditions();
  conditions.add('closes_at > now()');
  conditions.equal('kind', filter.kind);
  matchText(conditions, filter.search, { words: 'search', letters: 'heading' });
  conditions.holds('states', filter.state);
  conditions.overlaps('job_types', filter.jobTypes);
  // Sectors are a matter of government jobs, company kinds of private ones: over both, each side keeps its own.
  sided(conditions, 'government', 'govt_sector', filter.sectors, filter.companyKinds);
  sided(conditions, 'private', 'company_kind', filter.companyKinds, filter.sectors);
  if (filter.remote) {
    conditions.add(
      `(lower(work_mode) = 'remote' or job_types && array['Remote', 'Work From Home'])`,
    );
  }
  if (filter.recent) conditions.add(`posted_at >= now() - interval '7 days'`);
  return conditions;
}

function sided(
  conditions: Conditions,
  kind: string,
  column: string,
  choices: string[],
  otherSide: string[],
): void {
  if (choices.length === 0) return;
  const meets = `${column} = any(${conditions.bind(choices)}::text[])`;
  const other = otherSide.length > 0 ? ` or kind <> '${kind}'` : ` and kind = '${kind}'`;
  conditions.add(`(${meets}${other})`);
}
