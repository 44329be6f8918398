import { array, object, type InferType } from 'yup';
import { requiredDates } from './duration';
import { EMPLOYMENT_TYPES } from './experience-options';
import { optionalText, requiredOption, requiredText } from './fields';
import { hasNoDuplicates, experienceRule } from './entry-rules';
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

export const experienceUpdateSchema = object({
  workExperience: array(experienceEntry)
    .max(experienceRule.max, experienceRule.tooMany)
    .required()
    .test('unique', hasNoDuplicates(experienceRule)),
});
export type ExperienceUpdate = InferType<typeof experienceUpdateSchema>;

export const saveExperienceEndpoint = saveSection('experience', experienceUpdateSchema);
