import type { User } from '../../account/user';
import type { Resume, ResumeExtras } from '../resume-schema';
import { restore, takeExtras, toRaw } from './codec';
import { dateCodec, scoreCodec } from './field-codecs';

type Education = User['education'][number];
type ResumeEducation = Resume['education'][number];

const educationKey = ({ institution, studyType, area }: ResumeEducation) =>
  `${studyType} | ${area} | ${institution}`;

export function toResumeEducation(education: Education): ResumeEducation {
  return {
    institution: education.institution,
    area: education.specialization,
    studyType: education.degree,
    startDate: dateCodec.encode(education.duration.startDate),
    endDate: dateCodec.encode(education.duration.endDate),
    score: scoreCodec.encode(scoreOf(education)),
  };
}

export function toEducationExtras(education: Education) {
  return {
    of: educationKey(toResumeEducation(education)),
    qualification: education.qualification || undefined,
    degreeType: education.degreeType || undefined,
    score: toRaw(scoreCodec, scoreOf(education)),
    startDate: toRaw(dateCodec, education.duration.startDate),
    endDate: toRaw(dateCodec, education.duration.endDate),
  };
}

export function fromResumeEducation({ education }: Resume, extras: ResumeExtras): Education[] {
  const unused = [...extras.education];
  return education.map((entry) => {
    const own = takeExtras(unused, educationKey(entry));
    return {
      qualification: own?.qualification ?? '',
      degree: entry.studyType,
      degreeType: own?.degreeType ?? '',
      specialization: entry.area,
      duration: {
        startDate: restore(dateCodec, entry.startDate, own?.startDate),
        endDate: restore(dateCodec, entry.endDate, own?.endDate),
      },
      institution: entry.institution,
      ...restore(scoreCodec, entry.score, own?.score),
    };
  });
}

const scoreOf = ({ percentage, cgpa }: Education) => ({
  percentage,
  ...(cgpa !== undefined && { cgpa }),
});
