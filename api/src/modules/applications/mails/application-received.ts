import { paths } from '@sopaan/contract/paths';
import { PRODUCT_NAME } from '@sopaan/contract/version';
import type { SentApplication } from '@sopaan/schemas/jobs/application';
import { object, string } from 'yup';
import type { MailContent } from '../../../mail/mail-content';
import { composer } from '../../../mail/composer';
import { greeting } from '../../../mail/greeting';
import { recipientById } from '../../accounts/mails/recipients.repository';
import { applicationContentSchema } from '../application-record';

const schema = object({ userId: string().required(), applicationId: string().required() });
const rowSchema = applicationContentSchema.shape({
  status: string().required(),
  jobId: string().required(),
  title: string().required(),
  organization: string().required(),
});

/** Confirms an application to the applicant with its contents at the time of sending. Sends nothing if it has been withdrawn by then. */
export const applicationReceived = composer<'application-received'>(
  schema,
  async ({ userId, applicationId }, { database, linkOrigin }): Promise<MailContent | null> => {
    const account = await recipientById(database, userId);
    const [row] = await database.query(
      `select job_applications.status, note, sent, jobs.id as "jobId", title,
         organization ->> 'name' as organization
       from job_applications join jobs on jobs.id = job_id
       where job_applications.id = $1 and user_id = $2`,
      [applicationId, userId],
    );
    if (!account?.isActive || !row) return null;
    const { status, title, organization, jobId, note, sent } = await rowSchema.validate(row, {
      stripUnknown: true,
    });
    if (status === 'withdrawn' || !sent) return null;
    return {
      to: account.email,
      subject: `Your application: ${title}`,
      greeting: greeting(account.firstName),
      paragraphs: [
        `${PRODUCT_NAME} has received your application for ${title} at ${organization}. It contains:`,
        ...formatContent(sent),
        ...(note ? [`Your note: ${note}`] : []),
        'You can view or withdraw it on the job page. You never have to pay for a job: do not send money to anyone who asks for it.',
      ],
      action: { label: 'View application', url: linkOrigin + paths.job(title, jobId) },
      footnote:
        'If you did not apply, someone else may be using your account: change your password.',
    };
  },
);

function formatContent(sent: SentApplication): string[] {
  const { name, email, phone, skills, education, workExperience, hasCv, documents } = sent;
  const lines: readonly (readonly [string, string])[] = [
    ['Name', name],
    ['Email', email],
    ['Phone', phone],
    ['Skills', skills.map((skill) => skill.name).join(', ')],
    [
      'Education',
      education.map((entry) => joinNonEmpty(entry.degree, entry.institution)).join('; '),
    ],
    [
      'Work',
      workExperience.map((entry) => joinNonEmpty(entry.designation, entry.organization)).join('; '),
    ],
    ['CV', hasCv ? 'attached' : ''],
    ['Documents', documents.map((document) => document.name || document.slot).join(', ')],
  ];
  return lines.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`);
}

function joinNonEmpty(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(', ');
}
