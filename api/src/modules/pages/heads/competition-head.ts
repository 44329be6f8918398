import { paths } from '@sopaan/contract/paths';
import type { PageHead } from '@sopaan/schemas/pages/page-head';
import { plainText } from '../../../html/plain-text';
import type { Queryable } from '../../../database/database';
import { findHostEvent } from '../../competitions/competitions.repository';
import { competitionContent } from '../../share-pictures/contents/competition-content';
import { sharePictureLink } from '../../share-pictures/share-picture-link';
import { breadcrumbs } from '../json-ld/json-ld';
import { eventJsonLd } from '../json-ld/event';
import { buildHead } from './build-head';

export async function findCompetitionHead(
  database: Queryable,
  id: string,
): Promise<PageHead | undefined> {
  const competition = await findHostEvent(database, id);
  if (!competition) return undefined;
  const { title, status } = competition;
  const path = paths.competition(title, competition._id);
  const text = plainText(competition.description);
  return buildHead({
    path,
    title,
    description: status === 'ended' ? `This competition is over. ${text}` : text,
    ...sharePictureLink('competition', competition._id, competitionContent(competition)),
    jsonLd: [
      eventJsonLd(competition, path),
      breadcrumbs({ name: 'Competitions', path: paths.competitions }, { name: title, path }),
    ],
  });
}
