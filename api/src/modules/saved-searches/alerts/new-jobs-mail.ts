import { paths } from '@sopaan/contract/paths';
import { PRODUCT_NAME } from '@sopaan/contract/version';
import { array, number, object, string } from 'yup';
import { composer } from '../../../mail/composer';
import { greeting } from '../../../mail/greeting';
import { recipientById } from '../../accounts/mails/recipients.repository';
import { searchPath } from '../saved-search-record';
import { alertSubscription } from './alert-subscriptions.repository';
import { findMailedSearch, findOpenJobs, type MailedJobRow } from './alert-mail.repository';
import { jobCountText } from './job-count-text';

const schema = object({
  userId: string().required(),
  searchId: string().required(),
  jobIds: array(string().required()).required(),
  count: number().required(),
});

/** The new jobs of a saved search. Sends nothing if by then the search is deleted, its mails are off, or its jobs are closed. */
export const newJobsMail = composer<'saved-search-jobs'>(
  schema,
  async ({ userId, searchId, jobIds, count }, { database, linkOrigin }) => {
    const account = await recipientById(database, userId);
    const search = await findMailedSearch(database, { searchId, userId });
    const jobs = await findOpenJobs(database, jobIds);
    if (!account?.isActive || !search || jobs.length === 0) return null;
    const { name, frequency } = search;
    const verb = count === 1 ? 'matches' : 'match';
    return {
      to: account.email,
      subject: `${jobCountText(count)}: ${name}`,
      greeting: greeting(account.firstName),
      paragraphs: [`${jobCountText(count)} ${verb} your saved search “${name}”.`],
      links: jobs.map((job) => ({
        label: job.title,
        url: linkOrigin + paths.job(job.title, job.id),
        text: describeJob(job),
      })),
      action: { label: 'View all matching jobs', url: linkOrigin + searchPath(search) },
      footnote: `You are receiving this ${frequency} email because you saved this search with your ${PRODUCT_NAME} account.`,
      subscription: alertSubscription(searchId, name),
    };
  },
);

function describeJob({ organization, locations, closes_at }: MailedJobRow): string {
  const [place] = locations;
  const lastDate = new Intl.DateTimeFormat('en-IN', {
    dateStyle: 'medium',
    timeZone: 'Asia/Kolkata',
  }).format(closes_at);
  return [organization, place?.city || place?.state || '', `Apply by ${lastDate}`]
    .filter(Boolean)
    .join(' · ');
}
