import { GOVT_QUALIFICATIONS } from '@sopaan/schemas/govt-job-options';
import { mixed, object, string, type InferType } from 'yup';
import { calendarDay, dayNumber, todayInIndia, type CalendarDay } from './calendar-day';

const OLDEST = 120;
const number = /^\s*\d{1,4}\s*$/;

export const eligibilityInputSchema = object({
  // Forms hold an empty field as an absent one when they are checked; what is wrong with the three stands at the last.
  day: string(),
  month: string(),
  year: string().test('date', '', function check(_, { parent, createError }) {
    const problem = birthProblem(parent);
    return problem === undefined || createError({ message: problem });
  }),
  category: string(),
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

/** The day that stands in the three fields. */
export function parseBirthDate({ day = '', month = '', year = '' }: BirthFields): CalendarDay | undefined {
  if (![day, month, year].every((part) => number.test(part)) || Number(year) < 1000) return;
  return calendarDay(Number(year), Number(month), Number(day));
}

function birthProblem(fields: BirthFields): string | undefined {
  const { day = '', month = '', year = '' } = fields;
  if ([day, month, year].some((part) => !part.trim())) {
    return 'Please enter day, month and year.';
  }
  const birth = parseBirthDate(fields);
  const today = todayInIndia();
  if (!birth) return 'The calendar has no such day.';
  if (dayNumber(birth) > dayNumber(today)) return 'This day is still to come.';
  return birth.year < today.year - OLDEST ? 'Please check the year.' : undefined;
}
