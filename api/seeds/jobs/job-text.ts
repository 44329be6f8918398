import type { CompanySource } from '../companies/company-source';
import { companyText } from '../companies/company-text';
import type { SeedPlace } from '../places/places';
import type { RoleSource } from '../roles/role-source';
import { roleText } from '../roles/role-text';
import { withArticle } from '../text/with-article';
import type { JobKind } from './job-kinds';

interface Position {
  role: RoleSource;
  company: CompanySource;
  kind: JobKind;
  locations: readonly SeedPlace[];
}

export function jobTitle({ role, kind }: Position): string {
  const { intern } = roleText(role);
  return kind.types.includes('Internship') && intern ? intern : role.title;
}

export function summarise(position: Position): string {
  const { role, company, locations } = position;
  const skills = role.skills.slice(0, 2).join(' and ');
  return `${company.name} is hiring ${withArticle(jobTitle(position))} in ${cityNames(locations)}. Needed: ${skills}.`;
}

export function jobBrief(position: Position): string {
  const { role, company, kind } = position;
  const { work, expects, task } = roleText(role);
  const { hiring } = companyText(company);
  const about = `${company.name}: ${company.about.charAt(0).toLowerCase()}${company.about.slice(1)}`;
  return [
    [about, work, modeText(position), ...typeTexts(position)],
    [experienceText(role, kind), expects, hiring, `The practical part is ${task}.`],
  ]
    .map((sentences) => `<p>${sentences.join(' ')}</p>`)
    .join('');
}

export function jobDetail({ role, company }: Position): string {
  return `${companyText(company).workplace} ${roleText(role).start} ${company.name} never asks applicants for money.`;
}

function cityNames(locations: readonly SeedPlace[]): string {
  return locations.map(({ city }) => city).join(' or ');
}

function modeText({ company, kind, locations }: Position): string {
  const cities = cityNames(locations);
  if (kind.mode === 'remote')
    return `You work from home for ${company.name}; the team is based in ${cities} and meets there twice a year.`;
  if (kind.mode === 'hybrid')
    return `The desk is in ${cities}, and two days a week may be worked from home.`;
  return `The place of work is ${cities}.`;
}

function experienceText({ experience: [from, to], education, title }: RoleSource, kind: JobKind) {
  if (kind.types.includes('Internship'))
    return `No experience is needed for the internship; you should be studying for or have: ${education}.`;
  if (from === 0)
    return `${withArticle(title).replace(/^a/, 'A')} may come straight from training or bring up to ${to} ${to === 1 ? 'year' : 'years'} of practice. Education: ${education}.`;
  return `You bring ${from} to ${to} years of experience. Education: ${education}.`;
}

function typeTexts({ kind: { types }, locations }: Position): string[] {
  const [place] = locations;
  const terms: string[] = [];
  if (types.includes('Internship'))
    terms.push('The internship lasts six months and is paid monthly.');
  if (types.includes('Walk-in'))
    terms.push(
      `Interviews are held every Tuesday from 10:00 to 13:00 at the ${place?.city} office.`,
    );
  if (types.includes('Part-time')) terms.push('The position is part-time, with 20 hours a week.');
  if (types.includes('Contract'))
    terms.push('The contract runs for twelve months and may be extended.');
  return terms;
}
