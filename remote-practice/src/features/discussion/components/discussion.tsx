import { POST_ORDERS, type PostOrder } from '@sopaan/schemas/practice/challenge-post';
import { Box, Typography } from '@sopaan/ui/core';
import { ToggleButton, ToggleButtonGroup } from '@sopaan/ui/panels';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { postsQuery } from '../api/get-posts';
import { DISCUSSION_ID } from '../discussion-id';
import { NewPost } from './new-post';
import { PostList } from './post-list';

const labels: Readonly<Record<PostOrder, string>> = { newest: 'Newest', top: 'Top' };

/** The discussion of a challenge: the form of a new post, and the posts. */
export function Discussion({ challengeId }: { challengeId: string }) {
  const { order, setOrder } = usePostOrder();
  const { data } = useInfiniteQuery(postsQuery(challengeId, order));
  const count = data?.pages[0]?.count ?? 0;
  return (
    <Box
      id={DISCUSSION_ID}
      tabIndex={-1}
      role="group"
      aria-label="Discussion"
      sx={{ display: 'grid', gap: 2.5, minWidth: 0, outline: 'none' }}
    >
      <NewPost challengeId={challengeId} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="h3" variant="h6" sx={{ flex: 1 }}>
          {count > 0 ? `Posts and replies (${count.toLocaleString('en-IN')})` : 'Posts and replies'}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={order}
          aria-label="Order of the posts"
          onChange={(_event, next: PostOrder | null) => next && setOrder(next)}
        >
          {POST_ORDERS.map((name) => (
            <ToggleButton key={name} value={name}>
              {labels[name]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <PostList challengeId={challengeId} order={order} />
    </Box>
  );
}

/** The order of the posts, from the parameter `order` of the URL. */
function usePostOrder() {
  const [searchParams, setSearchParams] = useSearchParams();
  const order: PostOrder = searchParams.get('order') === 'top' ? 'top' : 'newest';
  return {
    order,
    setOrder: (next: PostOrder) => {
      const query = new URLSearchParams(searchParams);
      if (next === 'newest') query.delete('order');
      else query.set('order', next);
      setSearchParams(query, { replace: true, preventScrollReset: true });
    },
  };
}
