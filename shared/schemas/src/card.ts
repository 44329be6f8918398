/** The records that cards show, and their mapping from the records of the API. */
import { array, number, object, string, type InferType } from 'yup';
import type { ChallengeListItem } from './challenge';
import type { CourseListItem } from './course';
import type { HostEvent } from './event';
import type { InstituteListItem } from './institute';
import type { JobListItem } from './job';
import type { MentorListItem } from './mentor';
import type { Place } from './place';
import type { QuizListItem } from './quiz';

/** The card types of the carousel. */
export const CARD_TYPES = [
  'mentor',
  'course',
  'institute',
  'Live',
  'Tutor',
  'Study',
  'Topcourse',
  'Quizseries',
  'job',
  'govtjob',
  'competition',
] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** Institute, course, mentor, tutor, study and live cards. */
export const plainCardSchema = object({
  id: string().required(),
  title: string().defined(),
  description: string().defined(),
  img: string().defined(),
});
export type PlainCard = InferType<typeof plainCardSchema>;

export const jobCardSchema = plainCardSchema.shape({
  department: string().defined(),
  /** The number of applicants. */
  applied: number().required(),
  /** ISO date. */
  postdate: string().required(),
  mode: string().defined(),
  type: string().defined(),
});
export type JobCard = InferType<typeof jobCardSchema>;

export const govtJobCardSchema = plainCardSchema.shape({
  /** ISO date. */
  lastdate: string().required(),
  location: string().defined(),
});
export type GovtJobCard = InferType<typeof govtJobCardSchema>;

export const quizCardSchema = object({
  id: string().required(),
  parentid: string().required(),
  type: string().required(),
  title: string().defined(),
  description: string().defined(),
});
export type QuizCard = InferType<typeof quizCardSchema>;

export const competitionCardSchema = object({
  id: string().required(),
  categoryid: string().defined(),
  company: string().defined(),
  /** `YYYY-MM-DD`. */
  postedTime: string().defined(),
  position: string().defined(),
  tags: array(string().required()).required(),
  rate: string().defined(),
  location: string().defined(),
  logo: string().defined(),
});
export type CompetitionCard = InferType<typeof competitionCardSchema>;

export const challengeCardSchema = object({
  id: string().required(),
  title: string().defined(),
  description: string().defined(),
  type: string().required(),
  difficulty: string().defined(),
  tags: array(string().required()).required(),
});
export type ChallengeCard = InferType<typeof challengeCardSchema>;

export function eventToCompetitionCard(event: HostEvent): CompetitionCard {
  return {
    id: event._id,
    categoryid: event.opportunityType._id,
    company: event.organisation.name,
    postedTime: event.createdAt.slice(0, 10),
    position: event.title,
    tags: [event.opportunityType.name, event.ModeofEvent].filter(Boolean),
    rate: formatPrice(event.paid, event.currency),
    location: event.location.city,
    logo: event.companylogo,
  };
}

export function jobToCard(job: JobListItem): JobCard {
  return {
    id: job.id,
    title: job.title,
    department: job.department || job.organization.name,
    description: job.summary,
    img: job.organization.logo_url,
    applied: job.appliedCount,
    postdate: job.postedAt,
    mode: job.work_mode,
    type: job.job_type,
  };
}

export function govtJobToCard(job: JobListItem): GovtJobCard {
  return {
    id: job.id,
    title: job.title,
    description: job.summary,
    img: job.organization.logo_url,
    lastdate: job.lastDate,
    location: formatPlace(job.location[0]),
  };
}

export function courseToCard(course: CourseListItem): PlainCard {
  return {
    id: course.courseId,
    title: course.coursename,
    description: course.coursesubtitle,
    img: course.courseavatar,
  };
}

export function instituteToCard(institute: InstituteListItem): PlainCard {
  return {
    id: institute.id,
    title: institute.name,
    description: institute.tagline,
    img: institute.logo,
  };
}

export function mentorToCard(mentor: MentorListItem): PlainCard {
  return {
    id: mentor.id,
    title: mentor.name,
    description: mentor.headline,
    img: mentor.avatar,
  };
}

export function quizToCard(quiz: QuizListItem): QuizCard {
  return {
    id: quiz.id,
    parentid: quiz.parentid,
    type: quiz.type,
    title: quiz.title,
    description: quiz.description,
  };
}

export function challengeToCard(challenge: ChallengeListItem): ChallengeCard {
  return {
    id: challenge.id,
    title: challenge.title,
    description: challenge.summary,
    type: challenge.type,
    difficulty: challenge.difficultyLevel,
    tags: challenge.topics,
  };
}

function formatPrice(amount: number, currency: string): string {
  if (amount === 0) return 'Free';
  return new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  }).format(amount);
}

function formatPlace(place: Place | undefined): string {
  return [place?.city, place?.state].filter(Boolean).join(', ');
}
