/** Small records whose shape the specification fixes: links of the footer, chapters of a course, posts of the blog. */
import { object, string, type InferType } from 'yup';

export const footerLinkSchema = object({
  /** The label. */
  name: string().required(),
  /** The path. */
  link: string().required(),
});
export type FooterLink = InferType<typeof footerLinkSchema>;

export const sampleChapterSchema = object({
  id: string().required(),
  title: string().required(),
  /** As text, such as `12 min`; absent when unknown. */
  duration: string(),
});

export const sampleBlogPostSchema = object({
  id: string().required(),
  /** ISO date. */
  date: string().required(),
  /** A URL. */
  image: string().required(),
  title: string().required(),
  content: string().required(),
});
