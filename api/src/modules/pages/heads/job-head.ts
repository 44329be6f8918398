import { paths } from '@sopaan/contract/paths';
import type { PageHead } from '@sopaan/schemas/pages/page-head';
import type { Queryable } from '../../../database/database';
import { findJob } from '../../jobs/jobs.repository';
import { jobContent } from '../../share-pictures/contents/job-content';
import { sharePictureLink } from '../../share-pictures/share-picture-link';
import { breadcrumbs } from '../json-ld/json-ld';
import { jobPostingJsonLd } from '../json-ld/job-posting';
import { buildHead } from './build-head';

/** A closed job stays available under its link, but search engines should not index it. */
export async function findJobHead(database: Queryable, id: string): Promise<PageHead | undefined> {
  const job = await findJob(database, id);
  if (!job) return undefined;
  const { title, summary } = job;
  const path = paths.job(title, job.id);
  const isOpen = job.status === 'open';
  const list =
    job.kind === 'government'
      ? { name: 'Government jobs', path: paths.govtJobs }
      : { name: 'Private jobs', path: paths.privateJobs };
  return buildHead({
    path,
    title,
    description: isOpen ? summary : `This job is closed. ${summary}`,
    ...sharePictureLink('job', job.id, jobContent(job)),
    noindex: !isOpen,
    jsonLd: [
      ...(isOpen ? [jobPostingJsonLd(job, path)] : []),
      breadcrumbs(list, { name: title, path }),
    ],
  });
}
