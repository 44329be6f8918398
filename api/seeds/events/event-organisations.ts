import { companies } from '../companies/companies';
import { contactOf } from '../institutes/institute-rows';
import { institutes } from '../institutes/institutes';
import type { SeedPlace } from '../places/places';

const noLinks = { linkedin: '', twitter: '', facebook: '' };

/** The organiser as events carry it, from the institute or company of that name. */
export function organisationOf(name: string, location: SeedPlace) {
  const institute = institutes.find((candidate) => candidate.name === name);
  const company = companies.find((candidate) => candidate.name === name);
  if (!institute && !company) throw new Error(`no organiser ${name}`);
  return {
    name,
    description: institute?.tagline ?? company?.about ?? '',
    industry: company?.industry ?? 'Education',
    company_size: company?.size ?? '201-1000',
    founded_year: institute?.founded ?? null,
    website: '',
    social_media: noLinks,
    contact: { email: contactOf(name), phone: '' },
    location: { city: location.city, state: location.state, country: location.country },
  };
}
