import type { NextSteps } from '@sopaan/schemas/next-steps/next-steps';
import { computeCompleteness, type ProfilePart } from '@sopaan/schemas/profile/completeness';
import type { Queryable } from '../../database/database';
import { ApiError } from '../../http/api-error';
import { findMemberAge } from '../accounts/age/ages.repository';
import type { UserRecord } from '../accounts/users/user-record';
import { findUser } from '../accounts/users/users.repository';
import type { DeadlineSource } from '../notices/deadlines/deadline-source';
import { findDeadlines } from './deadlines.repository';
import { ageSteps } from './age-steps';
import { firstSteps } from './first-steps';
import { findIncompleteTeam } from './incomplete-team.repository';
import {
  findCompetitionState,
  findNextLesson,
  findOpenApplications,
  findUnreadNotices,
} from './next-steps.repository';
import { orderSteps } from './order-steps';
import { findTodaysChallenge } from './todays-challenge.repository';

interface Sources {
  database: Queryable;
  deadlineSources: readonly DeadlineSource[];
}

export async function readNextSteps(
  { database, deadlineSources }: Sources,
  userId: string,
): Promise<NextSteps> {
  const [age, competitionState, user, deadlines, team, challenge, lesson, applications, notices] =
    await Promise.all([
      findMemberAge(database, userId),
      findCompetitionState(database, userId),
      findUser(database, userId),
      findDeadlines(database, deadlineSources, userId),
      findIncompleteTeam(database, userId),
      findTodaysChallenge(database, userId),
      findNextLesson(database, userId),
      findOpenApplications(database, userId),
      findUnreadNotices(database, userId),
    ]);
  if (!age || !competitionState || !user) throw new ApiError('SESSION_ENDED');
  const begun = [...deadlines, team, challenge.step, lesson, applications.step, notices];
  const steps = [
    ...begun.filter((step) => step !== null),
    ...ageSteps(age),
    ...firstSteps({
      nextProfilePart: findNextPart(user),
      hasCourse: lesson !== null,
      hasStartedHundredDays: challenge.hasStarted,
      hasCompetition: competitionState.has_registration,
      hasOpenApplication: applications.hasAny,
    }),
  ];
  return {
    now: competitionState.now.toISOString(),
    currentStreak: challenge.currentStreak,
    unreadNotices: notices?.count ?? 0,
    steps: orderSteps(steps, competitionState.now),
  };
}

function findNextPart(user: UserRecord): ProfilePart | null {
  return computeCompleteness({ ...user, about: user.personalInfo.about }).nextPart;
}
