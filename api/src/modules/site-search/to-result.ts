/** The results of a search: what names an item, and the facts that decide whether it is opened. */
import { paths } from '@sopaan/contract/paths';
import type { PostListItem } from '@sopaan/schemas/blog/post';
import type { CompetitionListItem } from '@sopaan/schemas/competitions/competition';
import type { CourseListItem } from '@sopaan/schemas/courses/course';
import type { InstituteListItem } from '@sopaan/schemas/institutes/institute';
import type { JobListItem } from '@sopaan/schemas/jobs/job';
import type { MentorListItem } from '@sopaan/schemas/mentors/mentor';
import type { ChallengeListItem } from '@sopaan/schemas/practice/challenge';
import type { PracticeItem } from '@sopaan/schemas/practice/practice-item';
import type { SiteSearchResult } from '@sopaan/schemas/site-search/site-search';
import {
  amountText,
  countText,
  dayText,
  payText,
  placesText,
} from '../share-pictures/contents/fact-text';
import type { SitePage } from './site-pages';

type Result = SiteSearchResult;

const joined = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' · ');
const present = (...facts: readonly string[]) => facts.filter(Boolean);

export const courseResult = (course: CourseListItem): Result => ({
  title: course.coursename,
  detail: joined(course.instituteName, course.level, course.duration),
  facts: [course.fee === 0 ? 'Free' : amountText(course.fee, course.currency)],
  path: paths.course(course.coursename, course.courseId),
});

/** The first place of a job is the one that the search asks for. */
export const jobResult = (job: JobListItem): Result => ({
  title: job.title,
  detail: joined(job.organization.name, placesText(job.location), job.job_types[0]),
  facts: present(payText(job.salary), `Apply by ${dayText(job.lastDate)}`),
  path: paths.job(job.title, job.id),
});

export const competitionResult = (event: CompetitionListItem): Result => ({
  title: event.title,
  detail: joined(event.opportunityType.name, event.organisation.name, event.location.city),
  facts: present(
    event.prizeTotal > 0 ? `Prizes of ${amountText(event.prizeTotal, event.currency)}` : '',
    event.paid === 0 ? 'Free entry' : `Entry ${amountText(event.paid, event.currency)}`,
    event.status === 'open'
      ? `Register by ${dayText(event.registrationDeadline)}`
      : 'Registration is closed',
  ),
  path: paths.competition(event.title, event._id),
});

export const instituteResult = (institute: InstituteListItem): Result => ({
  title: institute.name,
  detail: joined(institute.kind, institute.location.city),
  facts: present(countText(institute.courseCount, 'course')),
  path: paths.institute(institute.id),
});

export const mentorResult = (mentor: MentorListItem): Result => ({
  title: mentor.name,
  detail: joined(mentor.currentRole, mentor.currentOrg),
  facts: present(
    mentor.experience > 0 ? `${countText(mentor.experience, 'year')} of experience` : '',
  ),
  path: paths.mentor(mentor.id),
});

export const challengeResult = (challenge: ChallengeListItem): Result => ({
  title: challenge.title,
  detail: joined(challenge.difficultyLevel, challenge.topics[0]),
  facts: present(countText(challenge.points, 'point')),
  path: paths.challenge(challenge.type, challenge.title, challenge.id),
});

export const quizResult = (quiz: PracticeItem): Result => ({
  title: quiz.title,
  detail: quiz.difficultyLevel,
  facts: present(
    countText(quiz.questionCount ?? 0, 'question'),
    countText(Math.round((quiz.durationSeconds ?? 0) / 60), 'minute'),
  ),
  path: paths.quiz(quiz.id, quiz.parentId, quiz.type),
});

export const postResult = (post: PostListItem): Result => ({
  title: post.title,
  detail: post.category,
  path: paths.post(post.id),
});

export const pageResult = ({ title, path }: SitePage): Result => ({ title, detail: '', path });
