import type { User } from '../../account/user';
import type { Resume, ResumeExtras } from '../resume-schema';
import { restore, takeExtras, toRaw } from './codec';
import { dateCodec, listCodec, locationCodec } from './field-codecs';

type Work = User['workExperience'][number];
type ResumeWork = Resume['work'][number];

const workKey = ({ name, position }: Pick<ResumeWork, 'name' | 'position'>) =>
  `${position} | ${name}`;

export function toResumeWork(work: Work): ResumeWork {
  return {
    name: work.organization,
    position: work.designation,
    location: locationCodec.encode(work.location),
    startDate: dateCodec.encode(work.duration.startDate),
    endDate: dateCodec.encode(work.duration.endDate),
    summary: work.jobDescription,
    highlights: listCodec.encode(work.responsibilities),
  };
}

export function toWorkExtras(work: Work) {
  return {
    of: workKey(toResumeWork(work)),
    employmentType: work.employmentType || undefined,
    location: toRaw(locationCodec, work.location),
    responsibilities: toRaw(listCodec, work.responsibilities),
    startDate: toRaw(dateCodec, work.duration.startDate),
    endDate: toRaw(dateCodec, work.duration.endDate),
  };
}

/** Both paid and voluntary work. */
export function fromResumeWork({ work, volunteer }: Resume, extras: ResumeExtras): Work[] {
  const unused = [...extras.work];
  const paid = work.map((entry) => toWork(entry, takeExtras(unused, workKey(entry))));
  const voluntary = volunteer.map(({ organization, ...entry }) => ({
    ...toWork({ ...entry, name: organization, location: '' }, undefined),
    employmentType: 'Volunteer',
  }));
  return [...paid, ...voluntary];
}

function toWork(entry: ResumeWork, extras: ResumeExtras['work'][number] | undefined): Work {
  return {
    employmentType: extras?.employmentType ?? '',
    designation: entry.position,
    organization: entry.name,
    location: restore(locationCodec, entry.location, extras?.location),
    duration: {
      startDate: restore(dateCodec, entry.startDate, extras?.startDate),
      endDate: restore(dateCodec, entry.endDate, extras?.endDate),
    },
    jobDescription: entry.summary,
    responsibilities: restore(listCodec, entry.highlights, extras?.responsibilities),
  };
}
