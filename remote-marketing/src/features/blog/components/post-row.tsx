import { paths } from '@sopaan/contract/paths';
import type { PostListItem } from '@sopaan/schemas/blog/post';
import { AppLink, Box, Card, Typography } from '@sopaan/ui/core';
import { Picture } from '@sopaan/ui/items';
import { PostFacts } from './post-facts';

interface PostRowProps {
  post: PostListItem;
  level?: 'h2' | 'h3';
}

/** A post in a list. The link of its title covers the row. */
export function PostRow({ post, level = 'h2' }: PostRowProps) {
  const { id, title, image, content, category } = post;
  return (
    <Card component="article" sx={row}>
      <Box sx={{ overflow: 'hidden', borderRadius: '12px', alignSelf: 'start' }}>
        <Picture id={id} kind="blog" topic={`${title} ${category}`} src={image} ratio={16 / 9} />
      </Box>
      <Box sx={{ display: 'grid', gap: 0.75, alignContent: 'start', minWidth: 0 }}>
        <Typography variant="overline" component="p" color="secondary" sx={{ lineHeight: 1.5 }}>
          {category}
        </Typography>
        <Typography variant="h5" component={level}>
          <AppLink to={paths.post(id)} color="inherit" underline="none" sx={stretchedLink}>
            {title}
          </AppLink>
        </Typography>
        <Typography color="textSecondary">{content}</Typography>
        <PostFacts post={post} />
      </Box>
    </Card>
  );
}

const row = {
  position: 'relative',
  display: 'grid',
  gap: 2,
  p: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '13rem minmax(0, 1fr)' },
  '&:hover a': { textDecoration: 'underline' },
} as const;

const stretchedLink = {
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
