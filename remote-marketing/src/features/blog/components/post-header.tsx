import { paths } from '@sopaan/contract/paths';
import type { Post } from '@sopaan/schemas/blog/post';
import { AppLink, Box, Typography } from '@sopaan/ui/core';
import { DateText, Picture } from '@sopaan/ui/items';
import { categoryPath } from '../blog-links';

/** Category, title, author and dates of a post, with its picture. */
export function PostHeader({ post }: { post: Post }) {
  const { id, title, image, content, category, author, date, updatedAt, readingMinutes } = post;
  const isUpdated = updatedAt.slice(0, 10) > date.slice(0, 10);
  return (
    <Box component="header" sx={{ display: 'grid', gap: 1.5, mb: 4 }}>
      <Typography variant="body2" component="p">
        <AppLink to={paths.blog}>Blog</AppLink> ·{' '}
        <AppLink to={categoryPath(category)}>{category}</AppLink>
      </Typography>
      <Typography variant="h2" component="h1" sx={{ textWrap: 'balance' }}>
        {title}
      </Typography>
      <Typography variant="h6" component="p" color="textSecondary" sx={{ fontWeight: 400 }}>
        {content}
      </Typography>
      <Typography variant="body2" component="p" color="textSecondary">
        {author} · <DateText value={date} /> · {readingMinutes} min read
        {isUpdated && (
          <>
            {' '}
            · updated <DateText value={updatedAt} />
          </>
        )}
      </Typography>
      <Box sx={{ overflow: 'hidden', borderRadius: '16px' }}>
        <Picture id={id} kind="blog" topic={`${title} ${category}`} src={image} ratio={21 / 9} />
      </Box>
    </Box>
  );
}
