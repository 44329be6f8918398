import { postSectionSchema, type PostListItem, type PostSection } from '@sopaan/schemas/blog/post';
import { array } from 'yup';

export interface PostListRow {
  id: string;
  title: string;
  summary: string;
  category: string;
  tags: string[];
  author: string;
  image: string;
  word_count: number;
  published_at: Date;
  changed_at: Date;
}

export interface PostRow extends PostListRow {
  sections: unknown;
}

/** The number of words of plain English that an adult reads per minute. */
const WORDS_PER_MINUTE = 200;

const sectionsSchema = array(postSectionSchema).required();

export function toPostListItem(row: PostListRow): PostListItem {
  const { id, title, summary, category, tags, author, image } = row;
  return {
    ...{ id, title, image, category, tags, author },
    content: summary,
    date: row.published_at.toISOString(),
    updatedAt: row.changed_at.toISOString(),
    readingMinutes: Math.max(1, Math.round(row.word_count / WORDS_PER_MINUTE)),
  };
}

export function toSections(sections: unknown): PostSection[] {
  return sectionsSchema.validateSync(sections);
}
