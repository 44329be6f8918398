import type { FastifyInstance } from 'fastify';
import {
  getSimilarChallengesEndpoint,
  getSimilarCoursesEndpoint,
  getSimilarJobsEndpoint,
  type SimilarBasis,
} from '@sopaan/schemas/similar/similar-items';
import { route } from '../../routes/route';
import { findNewestChallenges, findSimilarChallenges } from './similar-challenges.repository';
import { findNewestCourses, findSimilarCourses } from './similar-courses.repository';
import { findNewestJobs, findSimilarJobs } from './similar-jobs.repository';

export function similar(app: FastifyInstance): void {
  route(app, getSimilarJobsEndpoint, ({ input, database }) =>
    similarOrNewest(
      () => findSimilarJobs(database, input),
      () => findNewestJobs(database, input),
    ),
  );

  route(app, getSimilarCoursesEndpoint, ({ input, database }) =>
    similarOrNewest(
      () => findSimilarCourses(database, input),
      () => findNewestCourses(database, input),
    ),
  );

  route(app, getSimilarChallengesEndpoint, ({ input, user, database }) => {
    const request = { ...input, userId: user?.id ?? null };
    return similarOrNewest(
      () => findSimilarChallenges(database, request),
      () => findNewestChallenges(database, request),
    );
  });
}

/** An id that does not exist has no similar items either; its page says that it is missing. */
async function similarOrNewest<Item>(
  findSimilar: () => Promise<Item[]>,
  findNewest: () => Promise<Item[]>,
): Promise<{ basis: SimilarBasis; items: Item[] }> {
  const items = await findSimilar();
  return items.length > 0
    ? { basis: 'similar', items }
    : { basis: 'newest', items: await findNewest() };
}
