import {
  sentApplicationSchema,
  type Application,
  type ApplicationListItem,
} from '@sopaan/schemas/application';
import { array, date, object, string, type InferType } from 'yup';

/** What a person hands in with an application: their own words, and what the organisation is given. */
export const handedInSchema = object({
  note: string().defined(),
  sent: sentApplicationSchema.nullable().defined(),
});
export type HandedIn = InferType<typeof handedInSchema>;

const rowSchema = handedInSchema.shape({
  id: string().required(),
  kind: string().required(),
  via: string().required(),
  status: string().required(),
  submittedAt: date().required(),
  timeline: array(object({ status: string().required(), at: date().required() })).required(),
});
export type ApplicationRow = InferType<typeof rowSchema>;

const ownRowSchema = rowSchema.shape({
  job: object({
    id: string().required(),
    title: string().required(),
    organization: object({ name: string().required(), logo_url: string().defined() }).required(),
    status: string().oneOf(['open', 'closed']).required(),
    closesAt: date().required(),
  }).required(),
});

/** Columns of `job_applications` joined with `jobs`, as `rowSchema` reads them. */
export const APPLICATION_COLUMNS = `
  job_applications.id, jobs.kind, via, job_applications.status, submitted_at as "submittedAt", note, sent,
  (
    select json_agg(json_build_object('status', steps.status, 'at', steps.at) order by position)
    from job_application_steps steps where application_id = job_applications.id
  ) as timeline`;

export const JOB_COLUMN = `
  json_build_object(
    'id', jobs.id, 'title', title,
    'organization', json_build_object(
      'name', organization ->> 'name', 'logo_url', coalesce(organization ->> 'logo_url', '')
    ),
    'status', case when closes_at > now() then 'open' else 'closed' end,
    'closesAt', closes_at
  ) as job`;

export function readApplication(row: unknown): Application {
  return toApplication(rowSchema.validateSync(row, { stripUnknown: true }));
}

export function readOwnApplication(row: unknown): ApplicationListItem {
  const { job, ...application } = ownRowSchema.validateSync(row, { stripUnknown: true });
  const { closesAt, ...known } = job;
  return {
    ...toApplication(application),
    job: { ...known, lastDate: closesAt.toISOString() },
  };
}

function toApplication({ id, submittedAt, timeline, ...row }: ApplicationRow): Application {
  const { kind, via, status, note, sent } = row;
  return {
    applicationId: id,
    kind,
    via,
    status,
    appliedAt: submittedAt.toISOString(),
    timeline: timeline.map((step) => ({ status: step.status, at: step.at.toISOString() })),
    note,
    sent,
  };
}
