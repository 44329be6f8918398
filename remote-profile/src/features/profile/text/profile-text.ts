import type { User } from '@sopaan/schemas/user';

export function fullName({ personalInfo }: User): string {
  return `${personalInfo.firstName} ${personalInfo.lastName}`.trim();
}

/** Joins what is there. */
export function joined(parts: ReadonlyArray<string | undefined>, separator = ', '): string {
  return parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(separator);
}

/** The role that has no end yet; nobody is given one. */
export function currentDesignation({ workExperience }: User): string {
  const current = workExperience.find(
    ({ designation, duration }) => designation && /^(present|current)?$/i.test(duration.endDate),
  );
  return current?.designation ?? '';
}

/** `Mar 2022 to present`. */
export function period({ startDate, endDate }: { startDate: string; endDate: string }): string {
  if (!startDate && !endDate) return '';
  return joined([monthText(startDate), endDate ? monthText(endDate) : 'present'], ' to ');
}

/** Free text stays as it is; a date becomes month and year. */
function monthText(value: string): string {
  const date = new Date(value);
  if (!/^\d{4}-\d{2}/.test(value) || Number.isNaN(date.getTime())) return value;
  return new Intl.DateTimeFormat('en-IN', {
    month: 'short',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  }).format(date);
}

const spellings: Readonly<Record<string, string>> = {
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  sql: 'SQL',
  aws: 'AWS',
  seo: 'SEO',
  html: 'HTML',
  css: 'CSS',
  php: 'PHP',
};

/** The name of a skill's code: `machine_learning` is Machine learning. */
export function skillName(code: string): string {
  const words = code.replaceAll('_', ' ');
  return spellings[code] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

export function commaList(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}

/** What a person may show to others: no email, phone or address. */
export function profileSummary(user: User): string {
  const { username } = user.personalInfo;
  return joined(
    [
      joined([fullName(user), username && `(@${username})`], ' '),
      joined([currentDesignation(user), user.address.city]),
      joined(user.skills.map((skill) => skillName(skill.name))),
      ...user.socialLinks.map((link) => link.url),
    ],
    '\n',
  );
}
