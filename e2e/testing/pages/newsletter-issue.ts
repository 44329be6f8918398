import { querySite } from '../sites/query-site';

/** Stores an issue of the newsletter that is sent to nobody, unless it already exists. */
export async function addIssue(slug: string): Promise<void> {
  await querySite(
    `insert into newsletter_issues (id, topic, subject, body, queued_at)
     values ('${slug}', 'community', 'What the community will be', '## Study groups

Members who prepare for the same exam. Until then, see the [courses](/course).', now())
     on conflict do nothing`,
  );
}
