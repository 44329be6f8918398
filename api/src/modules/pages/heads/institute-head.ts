import { paths } from '@sopaan/contract/paths';
import type { PageHead } from '@sopaan/schemas/pages/page-head';
import { plainText } from '../../../html/plain-text';
import type { Queryable } from '../../../database/database';
import { findInstitute } from '../../institutes/institutes.repository';
import { breadcrumbs } from '../json-ld/json-ld';
import { instituteJsonLd } from '../json-ld/institute';
import { buildHead, prependSentence } from './build-head';

export async function findInstituteHead(
  database: Queryable,
  id: string,
): Promise<PageHead | undefined> {
  const institute = await findInstitute(database, id);
  if (!institute) return undefined;
  const { name, tagline, description, banner, logo } = institute;
  const path = paths.institute(institute.id);
  return buildHead({
    path,
    title: name,
    description: prependSentence(tagline, plainText(description)),
    image: banner || logo,
    jsonLd: [
      instituteJsonLd(institute, path),
      breadcrumbs({ name: 'Institutes', path: paths.institutes }, { name, path }),
    ],
  });
}
