import { companies } from '../companies/companies';
import type { CompanySource } from '../companies/company-source';
import { companyText } from '../companies/company-text';
import type { SeedClock } from '../clock/seed-clock';
import { contactOf } from '../institutes/institute-rows';
import { placeAt, placeOf, type SeedPlace } from '../places/places';
import { createRandom, type Random } from '../random/random';
import { business } from '../roles/business';
import { engineering } from '../roles/engineering';
import { operations } from '../roles/operations';
import type { RoleSource } from '../roles/role-source';
import { roleText } from '../roles/role-text';
import { seedId } from '../tables/seed-id';
import type { SeedTable } from '../tables/seed-table';
import { jobKindOf } from './job-kinds';
import { jobBrief, jobDetail, jobTitle, summarise } from './job-text';
import { internships } from './internships';
import { multiCityPostings } from './multi-city-postings';
import type { PostingSource } from './posting-source';

const SEED = 4105;
const OPENINGS_PER_ROLE = 3;
const LAKH = 100_000;

const positions = [...engineering, ...business, ...operations].flatMap((department) =>
  department.roles.map((role) => ({ department, role })),
);

export function privateJobTable(clock: SeedClock): SeedTable {
  const random = createRandom(SEED);
  const count = positions.length * OPENINGS_PER_ROLE;
  const rows = Array.from({ length: count }, (_, index) => privateJobRow(clock, random, index));
  const postings = [...internships, ...multiCityPostings].map((posting, index) =>
    postingRow(clock, posting, count + index),
  );
  return { name: 'jobs', rows: [...rows, ...postings] };
}

/** The private job with this index, which may be any number: roles repeat with other offers. */
export function privateJobRow(clock: SeedClock, random: Random, index: number) {
  const round = Math.floor(index / positions.length);
  const position = positions[index % positions.length];
  if (!position) throw new Error(`no position ${index}`);
  const { department, role } = position;
  const company = companyNamed(department.employers[(index + round) % department.employers.length]);
  const kind = jobKindOf(role, department.handsOn ?? false, index + round);
  const locations = locationsOf(index, round);
  const opening = { role, company, kind, locations };
  const postedDaysAgo = index % 8 === 0 ? 0 : (index * 5) % 46;
  const isClosed = index % 30 === 29;
  return {
    id: seedId('job', index),
    title: jobTitle(opening),
    department: department.name,
    summary: summarise(opening),
    brief: jobBrief(opening),
    detailed: jobDetail(opening),
    responsibilities: roleText(role).duties,
    skills: role.skills,
    min_experience: role.experience[0],
    max_experience: kind.types.includes('Internship') ? 0 : role.experience[1],
    education: role.education,
    job_types: kind.types,
    work_mode: kind.mode,
    career_stages: role.stages,
    locations,
    ...salaryOf(role, kind.types, random),
    openings: random.between(1, 8),
    ...commonColumns(company),
    posted_at: clock.at(-postedDaysAgo - (isClosed ? 30 : 0)),
    closes_at: clock.endOfDay(isClosed ? -2 : 15 + ((index * 7) % 75)),
    updated_at: clock.at(-postedDaysAgo),
  };
}

function postingRow(clock: SeedClock, posting: PostingSource, index: number) {
  const company = companyNamed(posting.company);
  const [from, to] = posting.pay;
  const postedAt = clock.at(-((index * 5) % 19));
  return {
    id: seedId('job', index),
    title: posting.title,
    department: posting.department,
    summary: posting.summary,
    brief: `<p>${posting.work}</p><p>${posting.terms}</p>`,
    detailed: `${companyText(company).hiring} Places in ${posting.cities.join(', ')}; say in the application which of them you prefer.`,
    responsibilities: posting.duties,
    skills: posting.skills,
    min_experience: posting.experience[0],
    max_experience: posting.experience[1],
    education: posting.education,
    job_types: posting.types,
    work_mode: posting.mode,
    career_stages: posting.stages,
    locations: posting.cities.map((name): SeedPlace => {
      const { city, state, country } = placeOf(name);
      return { city, state, country };
    }),
    salary_min: from,
    salary_max: to,
    currency: 'INR',
    salary_period: posting.types.includes('Internship') ? 'month' : 'year',
    openings: posting.cities.length,
    ...commonColumns(company),
    posted_at: postedAt,
    closes_at: clock.endOfDay(14 + ((index * 11) % 47)),
    updated_at: postedAt,
  };
}

function commonColumns(company: CompanySource) {
  return {
    kind: 'private',
    organization: {
      name: company.name,
      logo_url: '',
      industry: company.industry,
      company_size: company.size,
      description: company.about,
      website: '',
      contact: { email: contactOf(company.name) },
    },
    company_kind: company.kind,
    benefits: companyText(company).benefits,
    // Nobody has applied yet on the first day.
    applied_count: 0,
    sample: true,
  };
}

function companyNamed(name: string | undefined): CompanySource {
  const company = companies.find((candidate) => candidate.name === name);
  if (!company) throw new Error(`no company ${name}`);
  return company;
}

function locationsOf(index: number, round: number) {
  const main = placeAt(index * 7 + round * 3);
  return index % 5 === 0 ? [main, placeAt(index * 7 + round * 3 + 13)] : [main];
}

function salaryOf(role: RoleSource, types: readonly string[], random: Random) {
  if (types.includes('Internship')) {
    const stipend = random.between(10, 20) * 1000;
    return {
      salary_min: stipend,
      salary_max: stipend + 5000,
      currency: 'INR',
      salary_period: 'month',
    };
  }
  const share = types.includes('Part-time') ? 0.5 : 1;
  const extra = random.between(0, 9) * 10_000;
  const [from, to] = role.salary;
  return {
    salary_min: from * LAKH * share + extra,
    salary_max: to * LAKH * share + extra,
    currency: 'INR',
    salary_period: 'year',
  };
}
