import type { SharePictureKind } from '@sopaan/schemas/pages/share-picture';
import type { Queryable } from '../../database/database';
import { findHostEvent } from '../competitions/competitions.repository';
import { findCourse } from '../courses/courses.repository';
import { findJob } from '../jobs/jobs.repository';
import { findChallengeSummary } from '../practice/challenges.repository';
import { findPublicProfile } from '../public-profiles/public-profiles.service';
import { challengeContent } from './contents/challenge-content';
import { competitionContent } from './contents/competition-content';
import { courseContent } from './contents/course-content';
import { jobContent } from './contents/job-content';
import { profileContent } from './contents/profile-content';
import type { SharePictureContent } from './share-picture-content';

type FindContent = (database: Queryable, id: string) => Promise<SharePictureContent | undefined>;

/** A profile is found only while its page is public. */
export const findContent: Readonly<Record<SharePictureKind, FindContent>> = {
  job: findAs(findJob, jobContent),
  course: findAs(findCourse, courseContent),
  competition: findAs(findHostEvent, competitionContent),
  challenge: findAs(findChallengeSummary, challengeContent),
  profile: findAs(findPublicProfile, profileContent),
};

function findAs<Item>(
  find: (database: Queryable, id: string) => Promise<Item | undefined>,
  toContent: (item: Item) => SharePictureContent,
): FindContent {
  return async (database, id) => {
    const item = await find(database, id);
    return item && toContent(item);
  };
}
