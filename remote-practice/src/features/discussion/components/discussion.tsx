import { POST_ORDERS, type PostOrder } from '@sopaan/schemas/practice/challenge-post';
import { Box, Button, Typography } from '@sopaan/ui/core';
import { ToggleButton, ToggleButtonGroup } from '@sopaan/ui/panels';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { postsQuery } from '../api/get-posts';
import { DISCUSSION_ID } from '../discussion-id';
import { NewPost } from './new-post';
import { PostList } from './post-list';

const labels: Readonly<Record<PostOrder, string>> = { newest: 'Newest', top: 'Top' };

/** The discussion of a challenge: the posts, and below them the form of a new one. */
export function Discussion({ challengeId }: { challengeId: string }) {
  const { order, setOrder } = usePostOrder();
  const { data } = useInfiniteQuery(postsQuery(challengeId, order));
  const count = data?.pages[0]?.count ?? 0;
  const formHeading = useRef<HTMLHeadingElement>(null);
  return (
    <Box
      id={DISCUSSION_ID}
      tabIndex={-1}
      role="group"
      aria-label="Discussion"
      sx={{ display: 'grid', gap: 2.5, minWidth: 0, outline: 'none' }}
    >
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
      {count > 0 && (
        <Button
          size="small"
          variant="outlined"
          onClick={() => formHeading.current?.focus()}
          sx={{ justifySelf: 'start' }}
        >
          Write a post
        </Button>
      )}
      <PostList challengeId={challengeId} order={order} />
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Typography
          ref={formHeading}
          tabIndex={-1}
          component="h3"
          variant="h6"
          sx={{ outline: 'none' }}
        >
          Write a post
        </Typography>
        <NewPost challengeId={challengeId} />
      </Box>
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
