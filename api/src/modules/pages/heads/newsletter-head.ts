import { paths } from '@sopaan/contract/paths';
import type { PageHead } from '@sopaan/schemas/pages/page-head';
import type { Queryable } from '../../../database/database';
import { plainText } from '../../../html/plain-text';
import { findIssue } from '../../newsletter/issues/issues.repository';
import { breadcrumbs } from '../json-ld/json-ld';
import { buildHead } from './build-head';

export async function findNewsletterHead(
  database: Queryable,
  slug: string,
): Promise<PageHead | undefined> {
  const issue = await findIssue(database, slug);
  if (!issue) return undefined;
  const path = paths.newsletterIssue(issue.slug);
  return buildHead({
    path,
    title: issue.subject,
    description: plainText(issue.content),
    jsonLd: [
      breadcrumbs({ name: 'Newsletter', path: paths.newsletter }, { name: issue.subject, path }),
    ],
  });
}
