/** The records that cards show, and their mapping from the records of the API. */
import type { CourseListItem } from '@sopaan/schemas/courses/course';
import type { HostEvent } from '@sopaan/schemas/competitions/host-event';
import type { InstituteListItem } from '@sopaan/schemas/institutes/institute';
import type { JobListItem } from '@sopaan/schemas/jobs/job';
import type { MentorListItem } from '@sopaan/schemas/mentors/mentor';
import { cityAndState, type Place } from '@sopaan/schemas/api/place';
import type { QuizListItem } from '@sopaan/schemas/quizzes/quiz';
import { moneyText } from '../display/number/money';
import type { CardDetails } from './card-details';
import {
  competitionDetails,
  courseDetails,
  govtJobDetails,
  instituteDetails,
  jobDetails,
  mentorDetails,
} from './details-of';

/** The card types of the carousel. */
export type CardType =
  | 'mentor'
  | 'course'
  | 'institute'
  | 'Live'
  | 'Tutor'
  | 'Study'
  | 'Topcourse'
  | 'Quizseries'
  | 'job'
  | 'govtjob'
  | 'competition';

/** Institute, course, mentor, tutor, study and live cards. */
export interface PlainCard extends CardDetails {
  id: string;
  title: string;
  description: string;
  img: string;
}

export interface JobCard extends PlainCard {
  department: string;
  /** The number of applicants. */
  applied: number;
  /** ISO date. */
  postdate: string;
  mode: string;
  type: string;
}

export interface GovtJobCard extends PlainCard {
  /** ISO date. */
  lastdate: string;
  location: string;
}

export interface QuizCard {
  id: string;
  parentid: string;
  type: string;
  title: string;
  description: string;
}

export interface CompetitionCard extends CardDetails {
  id: string;
  categoryid: string;
  company: string;
  /** `YYYY-MM-DD`. */
  postedTime: string;
  /** The title; the name is the spec's. */
  position: string;
  tags: readonly string[];
  /** The entry fee; the name is the spec's. */
  rate: string;
  location: string;
  logo: string;
}

export function competitionToCard(competition: HostEvent): CompetitionCard {
  return {
    id: competition._id,
    categoryid: competition.opportunityType._id,
    company: competition.organisation.name,
    postedTime: competition.createdAt.slice(0, 10),
    position: competition.title,
    tags: [competition.opportunityType.name, competition.ModeofEvent].filter(Boolean),
    rate:
      competition.paid === 0
        ? 'Free'
        : moneyText(competition.paid, { currency: competition.currency }),
    location: competition.location.city,
    logo: competition.companylogo,
    ...competitionDetails(competition),
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
    ...jobDetails(job),
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
    ...govtJobDetails(job),
  };
}

export function courseToCard(course: CourseListItem): PlainCard {
  return {
    id: course.courseId,
    title: course.coursename,
    description: course.coursesubtitle,
    img: course.courseavatar,
    ...courseDetails(course),
  };
}

export function instituteToCard(institute: InstituteListItem): PlainCard {
  return {
    id: institute.id,
    title: institute.name,
    description: institute.tagline,
    img: institute.logo,
    ...instituteDetails(institute),
  };
}

export function mentorToCard(mentor: MentorListItem): PlainCard {
  return {
    id: mentor.id,
    title: mentor.name,
    description: mentor.headline,
    img: mentor.avatar,
    ...mentorDetails(mentor),
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

function formatPlace(place: Place | undefined): string {
  return place ? cityAndState(place) : '';
}
