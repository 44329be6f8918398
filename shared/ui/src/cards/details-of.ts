import { cityAndState } from '@sopaan/schemas/api/place';
/** The details of cards, from the records of the API. */
import type { HostEvent } from '@sopaan/schemas/competitions/host-event';
import type { CourseListItem } from '@sopaan/schemas/courses/course';
import type { InstituteListItem } from '@sopaan/schemas/institutes/institute';
import type { JobListItem } from '@sopaan/schemas/jobs/job';
import type { MentorListItem } from '@sopaan/schemas/mentors/mentor';
import { moneyText } from '../display/number/money';
import type { CardDetails, CardFact } from './card-details';
import { locationText, salaryText } from './job-text';

export function jobDetails(job: JobListItem): CardDetails {
  return {
    provider: job.organization.name,
    keyFact: salaryText(job.salary),
    facts: [
      { icon: 'map-pin', text: locationText(job.location) },
      {
        icon: 'calendar',
        text: job.status === 'closed' ? 'Closed' : 'Apply by',
        date: job.lastDate,
      },
    ],
  };
}

export function govtJobDetails(job: JobListItem): CardDetails {
  return {
    provider: job.organization.name,
    keyFact: salaryText(job.salary),
    facts: [{ icon: 'users', text: count(job.openings, 'opening') }],
  };
}

export function competitionDetails(competition: HostEvent): CardDetails {
  const { currency, prizes, teamSize, timeline } = competition;
  const prize = prizes.reduce((sum, { amount }) => sum + amount, 0);
  return {
    keyFact: prize > 0 ? `${moneyText(prize, { currency })} in prizes` : '',
    facts: [
      {
        icon: 'calendar',
        text: competition.status === 'open' ? 'Register by' : 'Registration closed',
        date: competition.registrationDeadline,
        zone: timeline.timezone,
      },
      { icon: 'users', text: teamSize },
    ],
  };
}

export function courseDetails(course: CourseListItem): CardDetails {
  const { weeks, level, fee, currency, place } = course;
  const facts: CardFact[] = [{ icon: 'calendar', text: count(weeks, 'week') }];
  if (level) facts.push({ icon: 'layers', text: level });
  if (place) facts.push({ icon: 'map-pin', text: place });
  return {
    provider: course.instituteName || course.teacher,
    topic: course.category,
    keyFact: fee === 0 ? 'Free' : moneyText(fee, { currency }),
    facts,
    ...ratingOf(course),
  };
}

export function instituteDetails(institute: InstituteListItem): CardDetails {
  const { location, kind, courseCount } = institute;
  const place = cityAndState(location);
  const facts: CardFact[] = [{ icon: 'book', text: count(courseCount, 'course') }];
  if (place) facts.unshift({ icon: 'map-pin', text: place });
  return { provider: kind, facts };
}

export function mentorDetails(mentor: MentorListItem): CardDetails {
  const { currentRole, currentOrg, domains, experience } = mentor;
  const facts: CardFact[] = [];
  if (domains.length > 0) facts.push({ icon: 'target', text: domains.join(', ') });
  if (experience > 0) facts.push({ icon: 'briefcase', text: count(experience, 'year') });
  return {
    provider: [currentRole, currentOrg].filter(Boolean).join(' at '),
    facts,
    ...ratingOf(mentor),
  };
}

function ratingOf({ rating, reviewers }: { rating: number; reviewers: number }) {
  return reviewers > 0 ? { rating: { value: rating, count: reviewers } } : {};
}

/** `1 week`, `12 weeks`. */
function count(number: number, noun: string): string {
  return `${number.toLocaleString('en-IN')} ${noun}${number === 1 ? '' : 's'}`;
}
