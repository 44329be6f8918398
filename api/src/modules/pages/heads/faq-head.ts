import { FAQ_PAGE_PATHS, FAQ_PAGES, type FaqPage } from '@sopaan/schemas/marketing/faq';
import type { PageHead } from '@sopaan/schemas/pages/page-head';
import type { Queryable } from '../../../database/database';
import { findFaqItems } from '../../faq/faq.repository';
import { faqJsonLd } from '../json-ld/faq';
import { buildRouteHead } from './build-head';

/** The pages that show questions, by path. */
export const faqPages: ReadonlyMap<string, FaqPage> = new Map(
  FAQ_PAGES.map((page) => [FAQ_PAGE_PATHS[page], page]),
);

/** A page with questions keeps the title and description of its route. */
export async function findFaqHead(
  database: Queryable,
  path: string,
  page: FaqPage,
): Promise<PageHead> {
  const items = await findFaqItems(database, page);
  return buildRouteHead(path, items.length > 0 ? [faqJsonLd(items)] : []);
}
