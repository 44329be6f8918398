import { NEWSLETTER_TOPICS, type NewsletterTopic } from '@sopaan/schemas/newsletter/topics';
import { object, string, ValidationError } from 'yup';
import { parse } from 'yaml';

/** An issue of the newsletter as its author wrote it. */
export interface NewIssue {
  slug: string;
  topic: NewsletterTopic;
  subject: string;
  /** Markdown. */
  body: string;
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;
/** Mail programs truncate longer subjects. */
const SUBJECT_MAX_LENGTH = 150;
const BODY_MAX_LENGTH = 50_000;

const schema = object({
  subject: string().trim().max(SUBJECT_MAX_LENGTH).required(),
  slug: string()
    .matches(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'slug must consist of a-z, 0-9 and single hyphens')
    .max(100)
    .required(),
  topic: string()
    .oneOf(NEWSLETTER_TOPICS, `topic must be one of ${NEWSLETTER_TOPICS.join(', ')}`)
    .default('weekly')
    .required(),
  body: string()
    .trim()
    .max(BODY_MAX_LENGTH, `the text must not be longer than ${BODY_MAX_LENGTH} characters`)
    .required('the text is missing'),
}).exact('unknown fields: ${properties}');

/** Parses a file with front matter (`subject`, `slug`, `topic`) and Markdown. Throws an error that names what is wrong. */
export function parseIssue(source: string): NewIssue {
  const match = FRONT_MATTER.exec(source);
  if (!match) throw new Error('The file must begin with front matter: ---, subject, slug, ---');
  const fields: unknown = parse(match[1] ?? '');
  try {
    const body = source.slice(match[0].length);
    return schema.validateSync({ ...Object(fields), body }, { strict: false, abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new Error(`The file cannot be sent: ${error.errors.join('; ')}.`, { cause: error });
  }
}
