import { paths } from '@sopaan/contract/paths';
import type { PageHead } from '@sopaan/schemas/pages/page-head';
import type { Queryable } from '../../../database/database';
import { findFestival } from '../../festivals/festivals.repository';
import { festivalJsonLd } from '../json-ld/festival';
import { breadcrumbs } from '../json-ld/json-ld';
import { buildHead } from './build-head';

export async function findFestivalHead(
  database: Queryable,
  id: string,
): Promise<PageHead | undefined> {
  const festival = await findFestival(database, id);
  if (!festival) return undefined;
  const { title, summary, banner } = festival;
  const path = paths.festival(title, festival.id);
  return buildHead({
    path,
    title,
    description: summary,
    image: banner,
    jsonLd: [
      festivalJsonLd(festival, path),
      breadcrumbs({ name: 'Quizzes', path: paths.quizzes }, { name: title, path }),
    ],
  });
}
