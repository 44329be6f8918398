import type { NextSteps } from '@sopaan/schemas/next-steps/next-steps';
import type { Queryable } from '../../database/database';
import { ApiError } from '../../http/api-error';
import type { DeadlineSource } from '../notices/deadlines/deadline-source';
import { findDeadlines } from './deadlines.repository';
import { firstSteps } from './first-steps';
import {
  findMember,
  findNextLesson,
  findOpenApplication,
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
  const [member, deadlines, challenge, lesson, application, notices] = await Promise.all([
    findMember(database, userId),
    findDeadlines(database, deadlineSources, userId),
    findTodaysChallenge(database, userId),
    findNextLesson(database, userId),
    findOpenApplication(database, userId),
    findUnreadNotices(database, userId),
  ]);
  if (!member) throw new ApiError('SESSION_ENDED');
  const begun = [...deadlines, challenge.step, lesson, application, notices];
  const steps = [
    ...begun.filter((step) => step !== null),
    ...firstSteps({
      hasEducation: member.has_education,
      hasSkills: member.has_skills,
      hasCourse: lesson !== null,
      hasStartedHundredDays: challenge.hasStarted,
      hasCompetition: member.has_competition,
      hasOpenApplication: application !== null,
    }),
  ];
  return {
    now: member.now.toISOString(),
    currentStreak: challenge.currentStreak,
    unreadNotices: notices?.count ?? 0,
    steps: orderSteps(steps, member.now),
  };
}
