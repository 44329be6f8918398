import { array, object, type InferType } from 'yup';
import { requiredDates } from './duration';
import { EMPLOYMENT_TYPES } from './experience-options';
import { optionalText, rejectDuplicates, requiredOption, requiredText } from './fields';
import { saveSection } from './save-section';

const experienceEntry = object({
  employmentType: requiredOption(EMPLOYMENT_TYPES, 'Choose an employment type.'),
  designation: requiredText('The designation', 100, 'Enter your designation.'),
  organization: requiredText('The organization', 150, 'Enter the organization.'),
  location: object({
    city: optionalText('The city', 60),
    state: optionalText('The state', 60),
    country: optionalText('The country', 60),
  }),
  duration: requiredDates,
  jobDescription: optionalText('The job description', 2000),
  responsibilities: optionalText('The responsibilities', 1000),
});
export type ExperienceEntry = InferType<typeof experienceEntry>;

export const EXPERIENCE_MAX = 30;

export const experienceUpdateSchema = object({
  workExperience: array(experienceEntry)
    .max(EXPERIENCE_MAX, `There can be at most ${EXPERIENCE_MAX} entries.`)
    .required()
    .test('unique', (list, context) =>
      rejectDuplicates(
        context,
        list.map(({ designation, organization, duration }) =>
          organization ? [designation, organization, duration.startDate].join('|') : '',
        ),
        { field: 'organization', message: 'This experience is already in the list.' },
      ),
    ),
});
export type ExperienceUpdate = InferType<typeof experienceUpdateSchema>;

export const saveExperienceEndpoint = saveSection('experience', experienceUpdateSchema);
