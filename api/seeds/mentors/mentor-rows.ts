import type { SeedClock } from '../clock/seed-clock';
import { createRandom } from '../random/random';
import { seedId } from '../tables/seed-id';
import { sampleColumns, type SeedTable } from '../tables/seed-table';
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
      ...sampleColumns(clock.at(-30 - index * 9)),
    };
  });
  return { name: 'mentors', rows };
}

function describe({ role, organisation, years, domains }: MentorSource): string {
  const [first = '', ...others] = domains;
  const fields = [first, ...others.slice(-1)].join(' and ');
  return [
    `<p>${role} at ${organisation}, with ${years} years of experience. A session lasts 45 minutes and begins with your question, not with my story.</p>`,
    `<p>Bring what you are stuck on in ${fields}. You leave with:</p>`,
    '<ul><li>an answer, or a way to find it</li><li>one thing to do before we talk again</li></ul>',
  ].join('');
}
