import { array, object, type InferType } from 'yup';
import { requiredYears } from './duration';
import { DEGREES, DEGREE_TYPES, QUALIFICATIONS, SCHOOL_QUALIFICATIONS } from './education-options';
import {
  optionalNumber,
  optionalOption,
  optionalText,
  requiredOption,
  requiredText,
} from './fields';
import { hasNoDuplicates, educationRule } from './entry-rules';
import { saveSection } from './save-section';

/** School qualifications have no degree. */
export const hasDegree = (qualification: unknown): boolean =>
  typeof qualification === 'string' &&
  qualification !== '' &&
  !SCHOOL_QUALIFICATIONS.includes(qualification);

const degreeOption = (options: readonly string[], message: string) =>
  optionalOption(options).when('qualification', ([qualification], schema) =>
    hasDegree(qualification) ? schema.required(message) : schema,
  );

const educationEntry = object({
  qualification: requiredOption(QUALIFICATIONS, 'Choose a qualification.'),
  institution: requiredText('The institution', 150, 'Enter the institution.'),
  degree: degreeOption(DEGREES, 'Choose a degree.'),
  degreeType: degreeOption(DEGREE_TYPES, 'Choose a degree type.'),
  specialization: optionalText('The specialization', 100),
  duration: requiredYears,
  percentage: optionalNumber(100, 'Enter a percentage between 0 and 100.'),
  cgpa: optionalNumber(10, 'Enter a CGPA between 0 and 10.'),
});
export type EducationEntry = InferType<typeof educationEntry>;

export const educationUpdateSchema = object({
  education: array(educationEntry)
    .max(educationRule.max, educationRule.tooMany)
    .required()
    .test('unique', hasNoDuplicates(educationRule)),
});
export type EducationUpdate = InferType<typeof educationUpdateSchema>;

export const saveEducationEndpoint = saveSection('education', educationUpdateSchema);
