import fc from 'fast-check';
import { ageOn, ageText, addMonths } from './age';
import { birthRange, checkAge } from './age-rule';
import { calendarDay, dayNumber, dayFromNumber, parseDay, type CalendarDay } from './calendar-day';
import { ageFinding } from './finding';
import { checkQualification } from './qualification-rule';

function day(text: string): CalendarDay {
  const parsed = parseDay(text);
  if (!parsed) throw new Error(`${text} is not a day`);
  return parsed;
}
const number = (text: string) => dayNumber(day(text));
const leapDay = fc
  .integer({ min: 1900, max: 2060 })
  .filter((year) => calendarDay(year, 2, 29) !== undefined)
  .map((year) => ({ year, month: 2, day: 29 }));
const anyDay = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .integer({ min: number('1900-01-01'), max: number('2060-12-31') })
      .map(dayFromNumber),
  },
  { weight: 1, arbitrary: leapDay },
);

test.each([
  ['2000-04-30', '2027-08-01', { years: 27, months: 3, days: 2 }],
  ['2000-02-29', '2018-02-28', { years: 17, months: 11, days: 30 }],
  ['2000-02-29', '2018-03-01', { years: 18, months: 0, days: 0 }],
  ['2000-02-29', '2024-02-29', { years: 24, months: 0, days: 0 }],
  ['1999-12-31', '2000-01-01', { years: 0, months: 0, days: 1 }],
  ['2001-01-31', '2001-02-28', { years: 0, months: 0, days: 28 }],
])('born on %s, the age on %s is exact', (birth, target, age) => {
  expect(ageOn(day(birth), day(target))).toEqual(age);
});

test('the date of birth plus the age is the given day, for any two days', () => {
  fc.assert(
    fc.property(anyDay, anyDay, (birth, day) => {
      const age = ageOn(birth, day);
      if (dayNumber(day) < dayNumber(birth)) return expect(age).toBeUndefined();
      const { years, months, days } = age ?? { years: -1, months: -1, days: -1 };
      expect(years).toBeGreaterThanOrEqual(0);
      expect(months >= 0 && months < 12 && days >= 0 && days <= 30).toBe(true);
      expect(dayNumber(addMonths(birth, years * 12 + months)) + days).toBe(dayNumber(day));
    }),
  );
});

test('an age increases from one day to the next', () => {
  const count = (birth: CalendarDay, day: number) => {
    const { years = 0, months = 0, days = 0 } = ageOn(birth, dayFromNumber(day)) ?? {};
    return (years * 12 + months) * 100 + days;
  };
  fc.assert(
    fc.property(anyDay, fc.nat(40_000), (birth, later) => {
      const day = dayNumber(birth) + later;
      expect(count(birth, day + 1)).toBeGreaterThan(count(birth, day));
    }),
  );
});

test('the age verdict agrees with the range of eligible dates of birth', () => {
  const limits = fc
    .tuple(fc.integer({ min: 14, max: 30 }), fc.integer({ min: 1, max: 30 }))
    .map(([min_age, more]) => ({ category: 'OBC', min_age, max_age: min_age + more }));
  fc.assert(
    fc.property(anyDay, anyDay, limits, (birth, cutoff, limit) => {
      const { first, last } = birthRange(limit, cutoff);
      const born = dayNumber(birth);
      const inRange = born >= dayNumber(first) && born <= dayNumber(last);
      expect(checkAge(birth, cutoff, limit)?.verdict === 'eligible').toBe(inRange);
    }),
    { numRuns: 1000 },
  );
});

test('a finding explains its verdict', () => {
  const limit = { category: 'OBC', min_age: 18, max_age: 33 };
  const cutoff = day('2027-08-01');
  const findingFor = (birth: string) => {
    const result = checkAge(day(birth), cutoff, limit);
    return result && ageFinding(result, limit, cutoff);
  };
  expect(findingFor('2000-05-01')).toMatchObject({
    severity: 'success',
    rule: 'On 1 August 2027 you are 27 years 3 months old. OBC: 18 to 33 years → eligible. Eligible dates of birth: 2 August 1994 to 1 August 2009.',
  });
  expect(findingFor('1994-08-01')?.severity).toBe('warning');
  expect(findingFor('1994-07-31')?.rule).toContain(
    '33 years 1 day old. OBC: 18 to 33 years → not eligible',
  );
  expect(findingFor('2009-08-02')?.title).toMatch(/too young/);
  expect(findingFor('2028-01-01')).toBeUndefined();
  expect(ageText({ years: 0, months: 0, days: 0 })).toBe('0 days');
});

test('a day that does not exist is not a calendar day', () => {
  expect(calendarDay(2023, 2, 29)).toBeUndefined();
  expect(calendarDay(2024, 13, 1)).toBeUndefined();
  expect(calendarDay(2024, 4, 31)).toBeUndefined();
  expect(parseDay('next year')).toBeUndefined();
});

test('a higher qualification includes the lower ones, and a general degree leaves its subject open', () => {
  expect(checkQualification('Postgraduate', ['Graduate'])).toBe('met');
  expect(checkQualification('Engineering', ['10th Pass', 'ITI'])).toBe('met');
  expect(checkQualification('12th Pass', ['Graduate', 'Diploma'])).toBe('not met');
  expect(checkQualification('Diploma', ['12th Pass'])).toBe('not met');
  expect(checkQualification('Postgraduate', ['Law'])).toBe('depends on the subject');
  expect(checkQualification('Medical', ['Law'])).toBe('not met');
});
