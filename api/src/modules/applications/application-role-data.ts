import type { ApplicationKind } from '@sopaan/schemas/jobs/application';
import type { jobApplicationEntrySchema } from '@sopaan/schemas/account/role-data';
import type { InferType } from 'yup';
import type { Queryable } from '../../database/database';

type Entry = InferType<typeof jobApplicationEntrySchema>;
interface EntryRow extends Record<string, unknown> {
  applicationId: string;
  jobId: string;
  title: string;
  organization: string;
  status: string;
  appliedAt: Date;
}

/** The applications for jobs of one kind, in the format of the user record. */
export const applicationRoleData =
  (kind: ApplicationKind) =>
  async (database: Queryable, userId: string): Promise<Entry[]> => {
    const rows = await database.query<EntryRow>(
      `select job_applications.id as "applicationId", jobs.id as "jobId", title,
         coalesce(organization ->> 'name', '') as organization, job_applications.status,
         submitted_at as "appliedAt"
       from job_applications join jobs on jobs.id = job_id
       where user_id = $1 and jobs.kind = $2
       order by submitted_at desc, job_applications.id desc`,
      [userId, kind],
    );
    return rows.map(({ appliedAt, ...entry }) => ({
      ...entry,
      appliedAt: appliedAt.toISOString(),
    }));
  };
