import type { SeedClock } from '../clock/seed-clock';
import { createRandom } from '../random/random';
import { seedId } from '../tables/seed-id';
import { sampleOf, type SeedTable } from '../tables/seed-table';
import { careerMentors } from './career-mentors';
import type { MentorSource } from './mentor-source';
import { technologyMentors } from './technology-mentors';

const SEED = 4102;

export function mentorTable(clock: SeedClock): SeedTable {
  const random = createRandom(SEED);
  const rows = [...technologyMentors, ...careerMentors].map((mentor, index) => {
    const sessions = random.between(12, 260);
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
      rating: random.between(41, 50) / 10,
      review_count: Math.ceil(sessions / 3),
      session_count: sessions,
      ...sampleOf(clock.at(-30 - index * 9)),
    };
  });
  return { name: 'mentors', rows };
}

function describe({
  role,
  organisation,
  years,
  domains,
  languages,
  headline,
}: MentorSource): string {
  return [
    `<p>${headline}</p>`,
    `<p>${role} at ${organisation}, with ${years} years of experience. A session lasts 45 minutes and begins with your question, not with my story.</p>`,
    `<ul><li>Fields: ${domains.join(', ')}</li><li>Languages: ${languages.join(', ')}</li></ul>`,
  ].join('');
}
