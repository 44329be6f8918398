import {
  GENDERS,
  INDUSTRIES,
  MENTOR_LANGUAGES,
  type Gender,
} from '@sopaan/schemas/mentors/mentor-options';

const GENDER_LABELS: Readonly<Record<Gender, string>> = {
  'prefer-not-to-say': 'Prefer not to say',
  woman: 'Woman',
  man: 'Man',
  'non-binary': 'Non-binary',
};

const toOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

export const genderOptions = GENDERS.map((value) => ({ value, label: GENDER_LABELS[value] }));
export const industryOptions = toOptions(INDUSTRIES);
export const languageOptions = toOptions(MENTOR_LANGUAGES);
