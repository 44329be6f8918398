import { SKILL_CODES } from '../../profile/skill-options';
import { PLATFORMS } from '../../profile/link-options';
import { splitCommaList } from '../../profile/comma-list';
import { platformLabel, skillLabel } from '../../profile/option-labels';
import { isWebUrl } from '../../profile/web-url';
import type { Codec } from './codec';

/** The dates that JSON Resume allows: a year, a month or a day. Free text is left out. */
const ISO_DATE = /^[12]\d{3}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/;

export const dateCodec: Codec<string, string> = {
  encode: (text) => (ISO_DATE.test(text) ? text : ''),
  decode: (date) => date,
};

/** Comma-separated text. A comma inside an item would split it, so it becomes a semicolon. */
export const listCodec: Codec<string, string[]> = {
  encode: splitCommaList,
  decode: (items) =>
    items
      .map((item) => item.replaceAll(',', ';').trim())
      .filter(Boolean)
      .join(', '),
};

interface Location {
  city: string;
  state: string;
  country: string;
}

/** `City, State, Country`; of two parts, the second is the country. */
export const locationCodec: Codec<Location, string> = {
  encode: ({ city, state, country }) =>
    [city, state, country]
      .map((part) => part.trim())
      .filter(Boolean)
      .join(', '),
  decode(text) {
    const [city = '', ...rest] = splitCommaList(text);
    return { city, state: rest.slice(0, -1).join(', '), country: rest.at(-1) ?? '' };
  },
};

interface Score {
  percentage: string;
  cgpa?: string | undefined;
}

/** A percentage ends with `%`; any other score is a CGPA. */
export const scoreCodec: Codec<Score, string> = {
  encode: ({ percentage, cgpa }) => cgpa || (percentage && `${percentage}%`),
  decode: (score) =>
    score === '' || score.endsWith('%')
      ? { percentage: score.replace(/\s*%$/, '') }
      : { percentage: '', cgpa: score },
};

/** A code of a skill, such as `machine_learning`, and its label. */
export const skillCodec: Codec<string, string> = {
  encode: skillLabel,
  decode: (name) => codeWithLabel(SKILL_CODES, skillLabel, name),
};

/** The name of a network, such as `linkedin`, and its label. */
export const networkCodec: Codec<string, string> = {
  encode: platformLabel,
  decode: (name) =>
    codeWithLabel(
      PLATFORMS.map((platform) => platform.name),
      platformLabel,
      name,
    ),
};

function codeWithLabel(
  codes: readonly string[],
  labelOf: (code: string) => string,
  label: string,
): string {
  const text = label.trim().toLowerCase();
  const known = codes.find((code) => labelOf(code).toLowerCase() === text);
  return known ?? text.replace(/\s+/g, '_');
}

/** Keeps only http and https URLs: validators of JSON Resume reject other text. */
export const urlCodec: Codec<string, string> = {
  encode: (text) => (isWebUrl(text) && URL.canParse(text) && !/\s/.test(text) ? text : ''),
  decode: (url) => url,
};
