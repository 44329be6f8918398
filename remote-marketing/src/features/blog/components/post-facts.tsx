import type { PostListItem } from '@sopaan/schemas/blog/post';
import { Box } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/items';

/** When a post was published and how long it takes to read. */
export function PostFacts({ post }: { post: Pick<PostListItem, 'date' | 'readingMinutes'> }) {
  return (
    <Box component="p" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
      <DateText value={post.date} /> · {post.readingMinutes} min read
    </Box>
  );
}
