/** Periods of time. With a start, an empty end means that the period lasts until today. */
import { object, string } from 'yup';

interface Rules {
  /** What a message calls an end of the period. */
  unit: 'year' | 'date';
  isValid: (text: string) => boolean;
  message: string;
}

/** `2018`. */
const years: Rules = {
  unit: 'year',
  isValid: (text) => /^(19|20)\d\d$/.test(text),
  message: 'Enter a year with four digits, such as 2024.',
};

/** `2024-03-31`, as a date field of a form gives it. */
const dates: Rules = {
  unit: 'date',
  isValid: isCalendarDate,
  message: 'Enter a complete date.',
};

function isCalendarDate(text: string): boolean {
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const point = ({ isValid, message }: Rules) =>
  string()
    .trim()
    .max(10, message)
    .default('')
    .test('valid', message, (text) => !text || isValid(text));

/** Both have the same format, so they compare as text. */
const end = (rules: Rules) =>
  point(rules).test(
    'after-start',
    `The end ${rules.unit} must not be before the start ${rules.unit}.`,
    (text, { parent }) => {
      const start: unknown = parent.startDate;
      return !text || typeof start !== 'string' || text >= start.trim();
    },
  );

const requiredPeriod = (rules: Rules) =>
  object({
    startDate: point(rules).required(`Enter the start ${rules.unit}.`),
    endDate: end(rules),
  });

export const requiredYears = requiredPeriod(years);
export const requiredDates = requiredPeriod(dates);

/** Either date may be empty, but there is no end without a start. */
export const optionalDates = object({
  startDate: point(dates).test(
    'start-of-end',
    'Enter the start date too.',
    (text, { parent }) => Boolean(text) || !parent.endDate,
  ),
  endDate: end(dates),
});
