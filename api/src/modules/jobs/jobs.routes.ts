import type { FastifyInstance } from 'fastify';
import {
  getJobEndpoint,
  searchGovtJobsEndpoint,
  searchJobsEndpoint,
  searchPrivateJobsEndpoint,
} from '@sopaan/schemas/jobs/job';
import { ApiError } from '../../http/api-error';
import { route } from '../../routes/route';
import { searchList } from '../../search/search-list';
import { allJobs, governmentJobs, privateJobs } from './job-lists';
import { findJob } from './jobs.repository';

export function jobs(app: FastifyInstance): void {
  route(app, searchJobsEndpoint, ({ input, database }) => searchList(database, allJobs, input));

  route(app, searchGovtJobsEndpoint, ({ input, database }) =>
    searchList(database, governmentJobs, input),
  );

  route(app, searchPrivateJobsEndpoint, ({ input, database }) =>
    searchList(database, privateJobs, input),
  );

  route(app, getJobEndpoint, async ({ input, database }) => {
    const job = await findJob(database, input.id);
    if (!job) throw new ApiError('NOT_FOUND');
    return job;
  });
}
