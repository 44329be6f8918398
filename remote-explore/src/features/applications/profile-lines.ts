import type { SentApplication } from '@sopaan/schemas/jobs/application';
import { skillLabel } from '@sopaan/schemas/profile/option-labels';
import { periodText } from '@sopaan/schemas/profile/period-text';

type Profile = Pick<SentApplication, 'skills' | 'education' | 'workExperience'>;

/** Skills, education and work of a profile, each as short lines. A missing part is an empty list. */
export function profileLines({ skills, education, workExperience }: Profile) {
  return {
    Skills: skills.length > 0 ? [skills.map(({ name }) => skillLabel(name)).join(', ')] : [],
    Education: education.map(({ degree, qualification, specialization, institution, duration }) =>
      entryText([degree || qualification, specialization, institution], duration),
    ),
    'Work experience': workExperience.map(({ designation, organization, duration }) =>
      entryText([designation, organization], duration),
    ),
  };
}

function entryText(
  parts: readonly string[],
  duration: { startDate: string; endDate: string },
): string {
  return [...parts, periodText(duration)].filter(Boolean).join(', ');
}
