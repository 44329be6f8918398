import { companies, type CompanySource } from '../companies/companies';
import type { SeedClock } from '../clock/seed-clock';
import { contactOf } from '../institutes/institute-rows';
import { placeAt } from '../places/places';
import { createRandom, type Random } from '../random/random';
import { business } from '../roles/business';
import { engineering } from '../roles/engineering';
import { operations } from '../roles/operations';
import type { RoleSource } from '../roles/role-source';
import { seedId } from '../tables/seed-id';
import type { SeedTable } from '../tables/seed-table';
import { jobKindOf } from './job-kinds';
import { benefits, jobBrief, jobDetail, summarise } from './job-text';

const SEED = 4105;
const OPENINGS_PER_ROLE = 3;
const LAKH = 100_000;

const positions = [...engineering, ...business, ...operations].flatMap((department) =>
  department.roles.map((role) => ({ department, role })),
);

export function privateJobTable(clock: SeedClock): SeedTable {
  const random = createRandom(SEED);
  const rows = Array.from({ length: positions.length * OPENINGS_PER_ROLE }, (_, index) =>
    privateJobRow(clock, random, index),
  );
  return { name: 'jobs', rows };
}

/** The private job with this index, which may be any number: roles repeat with other offers. */
export function privateJobRow(clock: SeedClock, random: Random, index: number) {
  const round = Math.floor(index / positions.length);
  const position = positions[index % positions.length];
  if (!position) throw new Error(`no position ${index}`);
  const { department, role } = position;
  const company = companyNamed(department.employers[(index + round) % department.employers.length]);
  const kind = jobKindOf(role, department.handsOn ?? false, index + round);
  const postedDaysAgo = index % 8 === 0 ? 0 : (index * 5) % 46;
  const isClosed = index % 30 === 29;
  return {
    id: seedId('job', index),
    kind: 'private',
    title: role.title,
    department: department.name,
    summary: summarise(role, company, department.name),
    brief: jobBrief(role, company),
    detailed: jobDetail(role, department.name),
    responsibilities: department.duties,
    skills: role.skills,
    min_experience: role.experience[0],
    max_experience: role.experience[1],
    education: role.education,
    job_types: kind.types,
    work_mode: kind.mode,
    career_stages: role.stages,
    locations: locationsOf(index, round),
    ...salaryOf(role, kind.types, random),
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
    benefits: random.shuffled(benefits).slice(0, 4),
    openings: random.between(1, 8),
    applied_count: random.between(0, Math.min(120, postedDaysAgo * 6)),
    posted_at: clock.at(-postedDaysAgo - (isClosed ? 30 : 0)),
    closes_at: clock.endOfDay(isClosed ? -2 : 15 + ((index * 7) % 75)),
    sample: true,
    updated_at: clock.at(-postedDaysAgo),
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
