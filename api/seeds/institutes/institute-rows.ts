import type { SeedClock } from '../clock/seed-clock';
import { placeOf } from '../places/places';
import { seedId } from '../tables/seed-id';
import { sampleColumns, type SeedTable } from '../tables/seed-table';
import type { InstituteSource } from './institute-source';
import { institutes } from './institutes';

export function instituteTable(clock: SeedClock): SeedTable {
  const rows = institutes.map((institute, index) => {
    const { city, state, zipcode } = placeOf(institute.city);
    return {
      id: seedId('institute', index),
      name: institute.name,
      tagline: institute.tagline,
      description: describe(institute, state),
      kind: institute.kind,
      owner: `${institute.name} Trust`,
      founded_year: institute.founded,
      landmark: institute.landmark,
      zipcode,
      city,
      state,
      email: contactOf(institute.name),
      ...sampleColumns(clock.at(-300 - index)),
    };
  });
  return { name: 'institutes', rows };
}

/** Uses the reserved top-level domain `.example`. */
export function contactOf(name: string): string {
  return `hello@${name.toLowerCase().replace(/[^a-z]+/g, '-')}.example`;
}

function describe({ name, kind, city, founded, tagline }: InstituteSource, state: string): string {
  return [
    `<p>${tagline}</p>`,
    `<p>${name} opened in ${city}, ${state}, in ${founded}. As a ${kind.toLowerCase()} it teaches in small groups, with a library that stays open in the evening and a placement cell run by students and staff together.</p>`,
    '<p><strong>On the campus</strong></p>',
    '<ul><li>Laboratories open six days a week</li><li>Rooms and paths for wheelchairs</li><li>Scholarships for first-generation learners</li></ul>',
  ].join('');
}
