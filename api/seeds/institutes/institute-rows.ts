import type { SeedClock } from '../clock/seed-clock';
import { placeOf } from '../places/places';
import { seedId } from '../tables/seed-id';
import { sampleColumns, type SeedTable } from '../tables/seed-table';
import { textOf } from '../text/text-of';
import { withArticle } from '../text/with-article';
import type { InstituteSource, InstituteText } from './institute-source';
import { institutes } from './institutes';
import { firstInstituteTexts } from './texts/first-institutes';
import { furtherInstituteTexts } from './texts/further-institutes';

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

const texts: Readonly<Record<string, InstituteText>> = {
  ...firstInstituteTexts,
  ...furtherInstituteTexts,
};

function describe({ name, kind, city, founded }: InstituteSource, state: string): string {
  const { about, campus } = textOf(texts, name);
  const facts = `${name} is ${withArticle(kind.toLowerCase())} in ${city}, ${state}, founded in ${founded}.`;
  return [
    `<p>${facts} ${about}</p>`,
    '<p><strong>On the campus</strong></p>',
    `<ul>${campus.map((item) => `<li>${item}</li>`).join('')}</ul>`,
  ].join('');
}
