import { ageText } from './age';
import { birthRange, DISABILITY_RELAXATION_YEARS, type AgeLimit, type AgeResult } from './age-rule';
import { dayText, type CalendarDay } from './calendar-day';
import type { Qualification, QualificationVerdict } from './qualification-rule';

export interface Finding {
  severity: 'success' | 'error' | 'warning';
  title: string;
  /** How the rule of the notice was applied. */
  rule: string;
}

export function ageFinding(
  { age, verdict }: AgeResult,
  limit: AgeLimit,
  cutoff: CalendarDay,
): Finding {
  const day = dayText(cutoff);
  const { first, last } = birthRange(limit, cutoff);
  const { category, min_age, max_age } = limit;
  const limits = `${category}: ${min_age} to ${max_age} years`;
  const birthDates = `Eligible dates of birth: ${dayText(first)} to ${dayText(last)}.`;
  const fact = `On ${day} you are ${ageText(age)} old. ${limits}`;
  switch (verdict) {
    case 'eligible':
      return {
        severity: 'success',
        title: 'Your age is within the limits',
        rule: `${fact} → eligible. ${birthDates}`,
      };
    case 'too young':
      return {
        severity: 'error',
        title: 'You are too young on that day',
        rule: `${fact} → not eligible. ${birthDates}`,
      };
    case 'too old':
      return {
        severity: 'error',
        title: 'You are over the age limit',
        rule: `${fact} → not eligible. ${birthDates}`,
      };
    case 'by relaxation':
      return {
        severity: 'warning',
        title: 'You may be within the limit for persons with disabilities',
        rule: `${fact}. The central rules allow persons with benchmark disabilities (PwD) ${DISABILITY_RELAXATION_YEARS} years more, up to ${max_age + DISABILITY_RELAXATION_YEARS} → check that the official notice grants them.`,
      };
    case 'at the limit':
      return {
        severity: 'warning',
        title: 'You are exactly at the upper limit',
        rule: `${fact} → you turn ${max_age} on that very day. Most notices count that as over the limit: check the official notice. ${birthDates}`,
      };
  }
}

export function qualificationFinding(
  qualification: Qualification,
  required: readonly string[],
  verdict: QualificationVerdict,
): Finding {
  const rule = `The notice requires ${listText(required)}. You selected ${qualification}`;
  switch (verdict) {
    case 'met':
      return {
        severity: 'success',
        title: 'Your qualification is accepted',
        rule: `${rule} → eligible.`,
      };
    case 'not met':
      return {
        severity: 'error',
        title: 'Your qualification is not accepted',
        rule: `${rule} → not eligible.`,
      };
    case 'depends on the subject':
      return {
        severity: 'warning',
        title: 'It depends on your subject',
        rule: `${rule} → this depends on the field of your degree. Check the official notice.`,
      };
  }
}

function listText(names: readonly string[]): string {
  return new Intl.ListFormat('en-IN', { type: 'disjunction' }).format(names);
}
