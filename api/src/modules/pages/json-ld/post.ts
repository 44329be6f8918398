import { paths } from '@sopaan/contract/paths';
import { PRODUCT_NAME } from '@sopaan/contract/version';
import type { PostListItem } from '@sopaan/schemas/blog/post';
import type { JsonLdDocument, JsonLdNode } from './json-ld';

const publisher: JsonLdNode = {
  '@type': 'Organization',
  '@id': '/#organization',
  name: PRODUCT_NAME,
  url: '/',
};

/** The blog with its recent posts. */
export function blogJsonLd(posts: readonly PostListItem[]): JsonLdDocument {
  return {
    '@context': 'https://schema.org',
    '@type': 'Blog',
    '@id': `${paths.blog}#blog`,
    url: paths.blog,
    name: `${PRODUCT_NAME} blog`,
    inLanguage: 'en-IN',
    publisher,
    blogPost: posts.map(postNode),
  };
}

export function postJsonLd(post: PostListItem & { wordCount: number }): JsonLdDocument {
  const { id, category, tags, readingMinutes, wordCount } = post;
  return {
    '@context': 'https://schema.org',
    ...postNode(post),
    isPartOf: { '@type': 'Blog', '@id': `${paths.blog}#blog`, url: paths.blog },
    mainEntityOfPage: { '@type': 'WebPage', '@id': paths.post(id) },
    inLanguage: 'en-IN',
    articleSection: category,
    keywords: tags.join(', '),
    wordCount,
    timeRequired: `PT${readingMinutes}M`,
    publisher,
  };
}

function postNode({
  id,
  title,
  content,
  image,
  author,
  date,
  updatedAt,
}: PostListItem): JsonLdNode {
  return {
    '@type': 'BlogPosting',
    url: paths.post(id),
    headline: title,
    description: content,
    ...(image && { image }),
    author: { '@type': 'Organization', name: author, url: paths.about },
    datePublished: date,
    dateModified: updatedAt,
  };
}
