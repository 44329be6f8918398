import { GOVT_QUALIFICATIONS } from '@sopaan/schemas/jobs/govt-job-options';
import { boolean, mixed, object, string, type InferType } from 'yup';
import { calendarDay, dayNumber, todayInIndia, type CalendarDay } from './calendar-day';

const MAX_AGE_YEARS = 120;
const NUMBER = /^\s*\d{1,4}\s*$/;
/** A year is entered with four digits: `95` is not taken for 1995. */
const MIN_YEAR = 1000;

export const eligibilityInputSchema = object({
  // Formik validates empty fields as undefined. The error of all three fields is shown at the last one.
  day: string(),
  month: string(),
  year: string().test('date', '', function check(_, { parent, createError }) {
    const message = birthDateError(parent);
    return message === undefined || createError({ message });
  }),
  category: string(),
  /** A person with a benchmark disability (PwD). */
  hasDisability: boolean(),
  qualification: mixed<(typeof GOVT_QUALIFICATIONS)[number] | ''>().oneOf([
    '',
    ...GOVT_QUALIFICATIONS,
  ]),
});
export type EligibilityInput = InferType<typeof eligibilityInputSchema>;

interface BirthFields {
  day?: string | undefined;
  month?: string | undefined;
  year?: string | undefined;
}

/** The date of birth in the three fields; undefined when it is not a valid day. */
export function parseBirthDate({
  day = '',
  month = '',
  year = '',
}: BirthFields): CalendarDay | undefined {
  if (![day, month, year].every((part) => NUMBER.test(part)) || Number(year) < MIN_YEAR) return;
  return calendarDay(Number(year), Number(month), Number(day));
}

function birthDateError(fields: BirthFields): string | undefined {
  const { day = '', month = '', year = '' } = fields;
  if ([day, month, year].some((part) => !part.trim())) {
    return 'Please enter day, month and year.';
  }
  const birth = parseBirthDate(fields);
  const today = todayInIndia();
  if (!birth) return 'Please enter a valid date.';
  if (dayNumber(birth) > dayNumber(today)) return 'Your date of birth cannot be in the future.';
  return birth.year < today.year - MAX_AGE_YEARS ? 'Please check the year.' : undefined;
}
