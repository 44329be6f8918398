import type { FastifyInstance } from 'fastify';
import {
  getJobEndpoint,
  searchGovtJobsEndpoint,
  searchJobsEndpoint,
  searchPrivateJobsEndpoint,
} from '@sopaan/schemas/job';
import { ApiError } from '../../plugins/api-error';
import { route } from '../../plugins/route';
import { jobFilter } from './job-filter';
import { findJob, findJobs } from './jobs.repository';

export function jobs(app: FastifyInstance): void {
  route(app, searchJobsEndpoint, ({ input, database }) =>
    findJobs(database, jobFilter(input), input),
  );

  route(app, searchGovtJobsEndpoint, ({ input, database }) =>
    findJobs(database, jobFilter(input, 'government'), input),
  );

  route(app, searchPrivateJobsEndpoint, ({ input, database }) =>
    findJobs(database, jobFilter(input, 'private'), input),
  );

  route(app, getJobEndpoint, async ({ input, database }) => {
    const job = await findJob(database, input.id);
    if (!job) throw new ApiError('NOT_FOUND');
    return job;
  });
}
