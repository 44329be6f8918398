import { paths } from '@sopaan/contract/paths';
import type { PageHead } from '@sopaan/schemas/page-head';
import { plainText } from '../../../html/plain-text';
import type { Queryable } from '../../../plugins/database';
import { findEvent } from '../../events/events.repository';
import { breadcrumbs } from '../json-ld/json-ld';
import { eventJsonLd } from '../json-ld/event';
import { buildHead } from './build-head';

export async function findCompetitionHead(
  database: Queryable,
  id: string,
): Promise<PageHead | undefined> {
  const event = await findEvent(database, id);
  if (!event) return undefined;
  const { title, status } = event;
  const path = paths.competition(title, event._id);
  const text = plainText(event.description);
  return buildHead({
    path,
    title,
    description: status === 'ended' ? `This competition is over. ${text}` : text,
    image: event.banner || event.companylogo,
    jsonLd: [
      eventJsonLd(event, path),
      breadcrumbs({ name: 'Competitions', path: paths.competitions }, { name: title, path }),
    ],
  });
}
