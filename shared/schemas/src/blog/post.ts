/** Posts of the blog. */
import { array, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';
import { searchFields, searchPageOf } from '../api/facet';

const linkFields = {
  /** The last segment of the post's URL. */
  id: string().required(),
  title: string().required(),
  /** When it was published, an ISO instant. */
  date: string().required(),
};

/** A link to a post. */
export const postLinkSchema = object(linkFields);
export type PostLink = InferType<typeof postLinkSchema>;

const listItemFields = {
  ...linkFields,
  /** The URL of a picture; empty if one is drawn from the id. */
  image: string().defined(),
  /** The summary, one or two sentences of plain text. */
  content: string().required(),
  category: string().required(),
  tags: array(string().required()).required(),
  author: string().required(),
  /** Minutes that reading it takes, at least 1. */
  readingMinutes: number().integer().required(),
  /** The last change of its content or its publication, whichever is later, an ISO instant. */
  updatedAt: string().required(),
};

export const postListItemSchema = object(listItemFields);
export type PostListItem = InferType<typeof postListItemSchema>;

/** A part of the text below one heading. The text before the first heading has an empty id and title. */
export const postSectionSchema = object({
  /** The anchor of its heading, unique within the post. */
  id: string().defined(),
  title: string().defined(),
  /** HTML, sanitised by the server. */
  html: string().defined(),
});
export type PostSection = InferType<typeof postSectionSchema>;

export const postSchema = object({
  ...listItemFields,
  wordCount: number().integer().required(),
  sections: array(postSectionSchema).required(),
  /** The posts published before and after this one. */
  previous: postLinkSchema.nullable().defined(),
  next: postLinkSchema.nullable().defined(),
  /** Posts of the same category or with the same tags, closest first. */
  related: array(postListItemSchema).required(),
});
export type Post = InferType<typeof postSchema>;

export const searchPostsEndpoint = endpoint({
  method: 'GET',
  path: 'blog/posts',
  access: 'public',
  request: object({
    ...searchFields,
    /** The facets list the categories. */
    category: array(string().max(60).required()).max(20),
    /** The facets list the tags. */
    tag: array(string().max(60).required()).max(20),
  }),
  response: searchPageOf(postListItemSchema).required(),
  summary: 'Searches the posts of the blog, newest first.',
});

export const postIdField = { postId: string().max(100).required() };

export const getPostEndpoint = endpoint({
  method: 'GET',
  path: 'blog/posts/:postId',
  access: 'public',
  request: object(postIdField),
  response: postSchema.required(),
  summary: 'Returns one post of the blog with its neighbours and related posts.',
});

export const getBlogOverviewEndpoint = endpoint({
  method: 'GET',
  path: 'blog/overview',
  access: 'public',
  request: object({}),
  response: object({
    recentPosts: array(postLinkSchema).required(),
    recentComments: array(
      object({
        commentId: string().required(),
        /** First name and initial of the last name. */
        name: string().required(),
        /** Plain text. */
        text: string().required(),
        /** An ISO instant. */
        createdAt: string().required(),
        postId: string().required(),
        postTitle: string().required(),
      }),
    ).required(),
  }).required(),
  summary: 'Lists the most recent posts and comments of the blog.',
});
