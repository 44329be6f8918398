import { paths } from '@sopaan/contract/paths';
import type { Post, PostLink } from '@sopaan/schemas/blog/post';
import { AppLink, Box, Typography } from '@sopaan/ui/core';
import { tagPath } from '../blog-links';
import { PostRow } from './post-row';

/** The tags of a post, its neighbours, and related posts. */
export function PostFooter({ post }: { post: Post }) {
  const { tags, previous, next, related } = post;
  return (
    <>
      {tags.length > 0 && (
        <Box component="ul" aria-label="Tags" sx={tagList}>
          {tags.map((tag) => (
            <li key={tag}>
              <AppLink to={tagPath(tag)}>{tag}</AppLink>
            </li>
          ))}
        </Box>
      )}
      {(previous || next) && (
        <Box component="nav" aria-label="Other posts" sx={neighbours}>
          {previous && <Neighbour label="Previous" post={previous} />}
          {next && <Neighbour label="Next" post={next} />}
        </Box>
      )}
      {related.length > 0 && (
        <Box component="section" aria-labelledby="related-title">
          <Typography id="related-title" variant="h4" component="h2" sx={{ mb: 2 }}>
            Related posts
          </Typography>
          <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
            {related.map((one) => (
              <li key={one.id}>
                <PostRow post={one} level="h3" />
              </li>
            ))}
          </Box>
        </Box>
      )}
    </>
  );
}

function Neighbour({ label, post }: { label: string; post: PostLink }) {
  return (
    <AppLink to={paths.post(post.id)} underline="none" sx={neighbour}>
      <Typography variant="body2" component="span" color="textSecondary">
        {label}
      </Typography>
      <span>{post.title}</span>
    </AppLink>
  );
}

const tagList = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

const neighbours = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

const neighbour = {
  display: 'grid',
  gap: 0.5,
  alignContent: 'start',
  p: 2,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  fontWeight: 600,
  '&:hover': { bgcolor: 'action.hover' },
} as const;
