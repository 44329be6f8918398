import {
  challengeGuideTable,
  challengeTable,
  challengeTestTable,
  conquestRoundTable,
  type ChallengeTestOptions,
} from './challenges/challenge-rows';
import { createSeedClock } from './clock/seed-clock';
import { courseTable } from './courses/course-rows';
import { lessonContentTable } from './courses/lesson-rows';
import { eventTable } from './events/event-rows';
import { festivalEntryTable, festivalQuizTable, festivalTable } from './festivals/festival-rows';
import { governmentJobTable } from './govt-jobs/govt-job-rows';
import { instituteTable } from './institutes/institute-rows';
import { privateJobTable } from './jobs/job-rows';
import { liveClassTable } from './live-classes/class-rows';
import { mentorTable } from './mentors/mentor-rows';
import { newsletterIssueTable } from './newsletter/issue-rows';
import { postTable } from './posts/post-rows';
import { quizQuestionTable } from './quizzes/question-rows';
import { quizTable } from './quizzes/quiz-rows';
import { reviewTable } from './reviews/review-rows';
import type { SeedTable } from './tables/seed-table';

/** All sample rows, in an order that satisfies foreign keys. The same day gives exactly the same rows. */
export function seedTables(
  reference: Date,
  options: ChallengeTestOptions = { generatedTests: false },
): readonly SeedTable[] {
  const clock = createSeedClock(reference);
  const courses = courseTable(clock);
  return [
    instituteTable(clock),
    courses,
    reviewTable(clock, courses),
    privateJobTable(clock),
    governmentJobTable(clock),
    eventTable(clock),
    mentorTable(clock),
    conquestRoundTable(clock),
    challengeTable(clock),
    challengeTestTable(options),
    challengeGuideTable(),
    quizTable(clock),
    quizQuestionTable(),
    festivalTable(clock),
    festivalQuizTable(),
    festivalEntryTable(clock),
    lessonContentTable(courses),
    liveClassTable(clock, courses),
    postTable(clock),
    newsletterIssueTable(clock),
  ];
}
