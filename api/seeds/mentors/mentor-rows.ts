import type { SeedClock } from '../clock/seed-clock';
import { seedId } from '../tables/seed-id';
import { sampleColumns, type SeedTable } from '../tables/seed-table';
import { careerMentors } from './career-mentors';
import { withArticle } from '../text/with-article';
import type { MentorSource } from './mentor-source';
import { technologyMentors } from './technology-mentors';

export function mentorTable(clock: SeedClock): SeedTable {
  const rows = [...technologyMentors, ...careerMentors].map((mentor, index) => {
    return {
      id: seedId('mentor', index),
      name: mentor.name,
      headline: mentor.headline,
      about: describe(mentor),
      job_role: mentor.role,
      organization: mentor.organisation,
      industry: mentor.industry,
      experience_years: mentor.years,
      languages: mentor.languages,
      domains: mentor.domains,
      country: mentor.country,
      // There are no reviews and sessions behind a rating.
      rating: 0,
      review_count: 0,
      session_count: 0,
      // Some mentors have no time for questions.
      takes_questions: index % 3 !== 2,
      ...sampleColumns(clock.at(-30 - index * 9)),
    };
  });
  return { name: 'mentors', rows };
}

function describe(mentor: MentorSource): string {
  const { name, role, organisation, years, domains, languages, headline } = mentor;
  const [firstName = ''] = name.split(' ');
  const conjunction = new Intl.ListFormat('en-IN', { type: 'conjunction' });
  const disjunction = new Intl.ListFormat('en-IN', { type: 'disjunction' });
  return [
    `<p>${firstName} is ${withArticle(role)} at ${organisation}, with ${years} years of experience. ${headline}</p>`,
    `<p>${firstName} answers questions about ${disjunction.format(domains)}, in ${conjunction.format(languages)}.</p>`,
  ].join('');
}
