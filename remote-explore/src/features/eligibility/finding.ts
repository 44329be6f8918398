import { ageText } from './age';
import { birthRange, type AgeLimit, type AgeResult } from './age-rule';
import { dayText, type CalendarDay } from './calendar-day';
import type { Qualification, QualificationVerdict } from './qualification-rule';

export interface Finding {
  severity: 'success' | 'error' | 'warning';
  title: string;
  /** The rule that it comes from. */
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
  const born = `That is a birth from ${dayText(first)} to ${dayText(last)}.`;
  const fact = `On ${day} you are ${ageText(age)} old. ${limits}`;
  switch (verdict) {
    case 'eligible':
      return {
        severity: 'success',
        title: 'Your age is within the limits',
        rule: `${fact} → eligible. ${born}`,
      };
    case 'too young':
      return {
        severity: 'error',
        title: 'You are too young on that day',
        rule: `${fact} → not eligible. ${born}`,
      };
    case 'too old':
      return {
        severity: 'error',
        title: 'You are over the age limit',
        rule: `${fact} → not eligible. ${born}`,
      };
    case 'at the limit':
      return {
        severity: 'warning',
        title: 'You are exactly at the upper limit',
        rule: `${fact} → you complete ${max_age} years on that very day. Most notices count that as over the limit: read the official one. ${born}`,
      };
  }
}

export function qualificationFinding(
  own: Qualification,
  asked: readonly string[],
  verdict: QualificationVerdict,
): Finding {
  const rule = `The notice asks for ${listText(asked)}. You have chosen ${own}`;
  switch (verdict) {
    case 'met':
      return { severity: 'success', title: 'Your qualification fits', rule: `${rule} → fits.` };
    case 'not met':
      return {
        severity: 'error',
        title: 'Your qualification does not fit',
        rule: `${rule} → not enough by itself.`,
      };
    case 'depends on the subject':
      return {
        severity: 'warning',
        title: 'It depends on your subject',
        rule: `${rule} → that alone does not say whether your degree is in this field. Read the official notice.`,
      };
  }
}

function listText(names: readonly string[]): string {
  return new Intl.ListFormat('en-IN', { type: 'disjunction' }).format(names);
}
