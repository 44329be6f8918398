import { paths } from '@sopaan/contract/paths';
import type { PageHead } from '@sopaan/schemas/page-head';
import { plainText } from '../../../html/plain-text';
import type { Queryable } from '../../../plugins/database';
import { findInstitute } from '../../institutes/institutes.repository';
import { breadcrumbs } from '../json-ld/json-ld';
import { instituteThing } from '../json-ld/institute';
import { headOf, told } from './build-head';

export async function instituteHead(
  database: Queryable,
  id: string,
): Promise<PageHead | undefined> {
  const institute = await findInstitute(database, id);
  if (!institute) return undefined;
  const { name, tagline, description, banner, logo } = institute;
  const path = paths.institute(institute.id);
  return headOf({
    path,
    title: name,
    description: told(tagline, plainText(description)),
    image: banner || logo,
    jsonLd: [
      instituteThing(institute, path),
      breadcrumbs({ name: 'Institutes', path: paths.institutes }, { name, path }),
    ],
  });
}
