import { paths } from '@sopaan/contract/paths';
import type { ScreenModule } from '@sopaan/contract/remote';
import type { Post } from '@sopaan/schemas/blog/post';
import { ListSearchBox } from '@sopaan/search/list-search-box';
import { Box, Container, PageTitle } from '@sopaan/ui/core';
import { DetailLayout } from '@sopaan/ui/detail-layout';
import { RecordNotFound } from '@sopaan/ui/record-not-found';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { postQuery } from '../features/blog/api/get-post';
import {
  CollapsedContents,
  hasContents,
  PostContents,
} from '../features/blog/components/post-contents';
import { PostFooter } from '../features/blog/components/post-footer';
import { PostHeader } from '../features/blog/components/post-header';
import { PostText } from '../features/blog/components/post-text';
import { Comments } from '../features/comments/components/comments';
import { ShareLinks } from '../features/sharing/components/share-links';

export const loader: ScreenModule['loader'] = ({ params, queryClient }) =>
  queryClient.ensureQueryData(postQuery(params.slug ?? ''));

export function Component() {
  const { slug = '' } = useParams();
  const { data: post } = useSuspenseQuery(postQuery(slug));
  return post ? <PostPage key={post.id} post={post} /> : <PostNotFound />;
}

function PostPage({ post }: { post: Post }) {
  const { id, title, sections } = post;
  const isLong = hasContents(sections);
  return (
    <Container maxWidth="xl" sx={{ py: { xs: 3, md: 5 } }}>
      <PageTitle title={title} />
      <DetailLayout aside={isLong && <PostContents sections={sections} />}>
        <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <article>
            <PostHeader post={post} />
            {isLong && <CollapsedContents sections={sections} />}
            <PostText sections={sections} />
          </article>
          <ShareLinks title={title} path={paths.post(id)} />
          <PostFooter post={post} />
          <Comments postId={id} />
        </Box>
      </DetailLayout>
    </Container>
  );
}

function PostNotFound() {
  return (
    <RecordNotFound
      noun="post"
      icon="file"
      next={{ label: 'See all posts', to: paths.blog }}
      search={
        <ListSearchBox label="Search posts" placeholder="Subject or word" path={paths.blog} />
      }
    />
  );
}
