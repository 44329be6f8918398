import { attachmentsSchema } from '@sopaan/schemas/jobs/application-attachments';
import {
  sentApplicationSchema,
  type Application,
  type ApplicationListItem,
} from '@sopaan/schemas/jobs/application';
import { array, date, object, string, type InferType } from 'yup';

const sentSchema = sentApplicationSchema.nullable().defined();

/** The applicant's note, and the data shared with the organisation (null when they applied on another site). */
export const applicationContentSchema = object({
  note: string().defined(),
  sent: sentSchema,
});
export type ApplicationContent = InferType<typeof applicationContentSchema>;

const timelineSchema = array(
  object({ status: string().required(), at: date().required() }),
).required();

export interface ApplicationRow {
  id: string;
  kind: string;
  via: string;
  status: string;
  submitted_at: Date;
  note: string;
  sent: unknown;
  timeline: unknown;
  attachments: unknown;
}

export interface ApplicationListRow extends ApplicationRow {
  job_id: string;
  title: string;
  organization_name: string;
  organization_logo: string;
  closes_at: Date;
  is_open: boolean;
}

/** The columns of `ApplicationRow`, selected from `job_applications` joined with `jobs`. */
export const APPLICATION_COLUMNS = `
  job_applications.id, jobs.kind, via, job_applications.status, submitted_at, note, sent,
  (
    select json_agg(json_build_object('status', steps.status, 'at', steps.at) order by position)
    from job_application_steps steps where application_id = job_applications.id
  ) as timeline,
  json_build_object(
    'hasCv', exists (select from job_application_cvs where application_id = job_applications.id),
    'documents', (
      select coalesce(
        json_agg(
          json_build_object(
            'documentId', document.id, 'slot', slot, 'name', name, 'size', bytes
          ) order by name, document.id
        ),
        '[]'
      )
      from job_application_documents document where application_id = job_applications.id
    )
  ) as attachments`;

/** The further columns of `ApplicationListRow`. */
export const JOB_COLUMNS = `
  jobs.id as job_id, title, organization ->> 'name' as organization_name,
  coalesce(organization ->> 'logo_url', '') as organization_logo, closes_at, closes_at > now() as is_open`;

export function toApplication(row: ApplicationRow): Application {
  const timeline = timelineSchema.validateSync(row.timeline);
  return {
    applicationId: row.id,
    kind: row.kind,
    via: row.via,
    status: row.status,
    appliedAt: row.submitted_at.toISOString(),
    timeline: timeline.map(({ status, at }) => ({ status, at: at.toISOString() })),
    note: row.note,
    sent: sentSchema.validateSync(row.sent, { stripUnknown: true }),
    attachments: attachmentsSchema.validateSync(row.attachments),
  };
}

export function toApplicationListItem(row: ApplicationListRow): ApplicationListItem {
  return {
    ...toApplication(row),
    job: {
      id: row.job_id,
      title: row.title,
      organization: { name: row.organization_name, logo_url: row.organization_logo },
      status: row.is_open ? 'open' : 'closed',
      lastDate: row.closes_at.toISOString(),
    },
  };
}
