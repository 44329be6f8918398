import { array, object, string, ValidationError, type InferType } from 'yup';
import { parse } from 'yaml';

/** The front matter of a file with a post. */
const frontMatterSchema = object({
  title: string().trim().max(120).required(),
  slug: string()
    .matches(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      'slug has lower-case letters, digits and single hyphens only',
    )
    .max(100)
    .required(),
  summary: string().trim().max(300).required(),
  category: string().trim().max(60).required(),
  tags: array(string().trim().max(60).required()).max(10).default([]),
  author: string().trim().max(80).required(),
  image: string().trim().max(500).default(''),
}).noUnknown();

export interface PostFile extends InferType<typeof frontMatterSchema> {
  /** Markdown. */
  body: string;
}

const POST_FILE_PATTERN = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/** Parses a Markdown file with YAML front matter. Throws an error that names what is wrong. */
export function parsePostFile(text: string): PostFile {
  const [, frontMatter, body = ''] = POST_FILE_PATTERN.exec(text) ?? [];
  if (frontMatter === undefined)
    throw new Error('The file must begin with front matter between two lines "---".');
  if (body.trim() === '') throw new Error('The file has no text below its front matter.');
  return { ...readFrontMatter(frontMatter), body: body.trim() };
}

function readFrontMatter(frontMatter: string): InferType<typeof frontMatterSchema> {
  const data: unknown = parse(frontMatter);
  try {
    const checked = frontMatterSchema.validateSync(data, { strict: true, abortEarly: false });
    return frontMatterSchema.cast(checked);
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    throw new Error(`The front matter is wrong: ${error.errors.join('; ')}.`, { cause: error });
  }
}
