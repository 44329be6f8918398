import { isAadhaarNumber } from '@sopaan/schemas/wallet/verhoeff';

/** Twelve digits in groups of four, not as a part of a longer number. */
const GROUPED = /(?<!\d[ -]?)\d{4}[ -]?\d{4}[ -]?\d{4}(?![ -]?\d)/g;
/** Twelve digits one by one, as in the boxes of a form. */
const SINGLE = /(?<!\d ?)\d(?: \d){11}(?! ?\d)/g;

/** Whether a text has a full Aadhaar number within a line: twelve digits with a correct Verhoeff check digit. */
export function hasAadhaarNumber(text: string): boolean {
  const spaced = text.replace(/[^\S\n]+/g, ' ');
  return [GROUPED, SINGLE]
    .flatMap((pattern) => [...spaced.matchAll(pattern)])
    .some(([number]) => isAadhaarNumber(number.replace(/\D/g, '')));
}
