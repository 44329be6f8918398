import type { Job } from '@sopaan/schemas/jobs/job';
import { escapeHtml } from '@sopaan/http/escape-html';
import { sanitize } from '../../../html/sanitize';
import type { JsonLdDocument, JsonLdNode } from './json-ld';
import { placeJsonLd } from './place';

/** The values that search engines know. Job types such as `Remote` or `Walk-in` have no counterpart. */
const EMPLOYMENT_TYPES: Readonly<Record<string, string>> = {
  'Full-time': 'FULL_TIME',
  Permanent: 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Contractual: 'CONTRACTOR',
  Consultant: 'CONTRACTOR',
  Internship: 'INTERN',
  Apprenticeship: 'INTERN',
};

/** For open jobs only. */
export function jobPostingJsonLd(job: Job, path: string): JsonLdDocument {
  const { organization, government } = job;
  const types = [...new Set(job.job_types.flatMap((type) => EMPLOYMENT_TYPES[type] ?? []))];
  const salary = salaryJsonLd(job.salary);
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    url: path,
    title: job.title,
    description: buildDescription(job),
    datePosted: job.postedAt,
    validThrough: job.lastDate,
    employmentType: types.length > 0 ? types : 'OTHER',
    hiringOrganization: {
      '@type': 'Organization',
      name: organization.name,
      ...(organization.website && { sameAs: organization.website }),
      ...(organization.logo_url && { logo: organization.logo_url }),
    },
    ...jobLocationJsonLd(job),
    ...(salary && { baseSalary: salary }),
    identifier: {
      '@type': 'PropertyValue',
      name: organization.name,
      value: government?.advertisement_number || job.id,
    },
    // Only private jobs take applications on this site.
    directApply: job.kind === 'private',
    totalJobOpenings: job.openings,
    ...(organization.industry && { industry: organization.industry }),
    ...(job.requirements.skills.length > 0 && {
      skills: job.requirements.skills.map(({ name }) => name).join(', '),
    }),
  };
}

function jobLocationJsonLd({ work_mode: mode, location }: Job): JsonLdNode {
  if (mode.toLowerCase() === 'remote') {
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'India' },
    };
  }
  const [mainLocation = { city: '', state: '', country: 'India' }] = location;
  return { jobLocation: placeJsonLd(mainLocation) };
}

function salaryJsonLd(salary: Job['salary']): JsonLdNode | undefined {
  const { min_salary: from, max_salary: to, currency, period } = salary;
  if (from === null && to === null) return undefined;
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: {
      '@type': 'QuantitativeValue',
      ...(from !== null && { minValue: from }),
      ...(to !== null && { maxValue: to }),
      unitText: period.toUpperCase(),
    },
  };
}

/** The description as HTML. It names further locations because validators accept one `jobLocation` only. */
function buildDescription({ summary, description, location }: Job): string {
  const { brief, detailed, responsibilities } = description;
  const furtherLocations = location
    .slice(1)
    .map(({ city, state }) => [city, state].filter(Boolean).join(', '));
  const duties = responsibilities.map((duty) => `<li>${escapeHtml(duty)}</li>`).join('');
  const parts = [
    brief || paragraph(summary),
    paragraph(detailed),
    furtherLocations.length > 0 && paragraph(`Also in ${furtherLocations.join('; ')}.`),
    duties && `<p>Responsibilities</p><ul>${duties}</ul>`,
  ];
  return sanitize(parts.filter(Boolean).join(''), 'description');
}

function paragraph(text: string): string {
  return text && `<p>${escapeHtml(text)}</p>`;
}
