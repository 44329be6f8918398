import { object, string } from 'yup';
import { releasesField } from '../release-choice/releases-schema';

export const previewFormSchema = object({
  environment: string().required('Choose an environment.'),
  parts: releasesField,
  days: string()
    .matches(/^(?:[1-9]|[1-8]\d|90)$/, 'Enter a whole number from 1 to 90.')
    .required('Enter the number of days.'),
  note: string().trim().max(300, 'At most 300 characters.').default(''),
});
