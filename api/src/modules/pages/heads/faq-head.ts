import { paths } from '@sopaan/contract/paths';
import type { FaqPage } from '@sopaan/schemas/marketing/faq';
import type { PageHead } from '@sopaan/schemas/pages/page-head';
import type { Queryable } from '../../../database/database';
import { findFaqItems } from '../../faq/faq.repository';
import { faqJsonLd } from '../json-ld/faq';
import { buildRouteHead } from './build-head';

/** The paths of the pages that show questions of their own. */
export const faqPages: ReadonlyMap<string, FaqPage> = new Map([
  [paths.about, 'about'],
  [paths.support, 'support'],
  ['/Hiring-platform', 'hiring-platform'],
  ['/technology-platform', 'technology-platform'],
  ['/online-proctoring', 'online-proctoring'],
  ['/online-assessment', 'online-assessment'],
  ['/coding-interview', 'coding-interview'],
  ['/IQ_Program', 'iq-program'],
  ['/host-opportunity', 'host-opportunity'],
]);

/** A page with questions keeps the title and description of its route. */
export async function findFaqHead(
  database: Queryable,
  path: string,
  page: FaqPage,
): Promise<PageHead> {
  const items = await findFaqItems(database, page);
  return buildRouteHead(path, items.length > 0 ? [faqJsonLd(items)] : []);
}
