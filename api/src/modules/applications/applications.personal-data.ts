import type { PersonalPart } from '../../personal-data/personal-part';

/** The CV and the documents themselves can be downloaded where the application is shown. */
export const jobApplicationsPersonalData: PersonalPart = {
  name: 'jobApplications',
  tables: [
    'job_applications',
    'job_application_steps',
    'job_application_cvs',
    'job_application_documents',
  ],
  read: (database, { id }) =>
    database.query(
      `select jobs.title as job, organization ->> 'name' as organization, jobs.kind, via,
        job_applications.status, submitted_at as "appliedAt",
        (
          select json_agg(
            json_build_object('status', steps.status, 'at', steps.at, 'note', steps.note, 'sent', steps.sent)
            order by position
          )
          from job_application_steps steps where application_id = job_applications.id
        ) as timeline,
        (
          select coalesce(
            json_agg(
              json_build_object('slot', slot, 'name', name, 'mediaType', media_type, 'bytes', bytes)
              order by name, document.id
            ),
            '[]'
          )
          from job_application_documents document where application_id = job_applications.id
        ) as "attachedDocuments"
      from job_applications join jobs on jobs.id = job_id
      where user_id = $1
      order by submitted_at, job_applications.id`,
      [id],
    ),
  /** Deletes the rows explicitly, because a cascade would not update the counters of the jobs. */
  async remove(transaction, { id }) {
    await transaction.query(
      `update jobs set applied_count = greatest(applied_count - 1, 0)
       where id in (
         select job_id from job_applications where user_id = $1 and status <> 'withdrawn'
       )`,
      [id],
    );
  },
};
