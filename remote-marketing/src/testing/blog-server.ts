import {
  getBlogOverviewEndpoint,
  getPostEndpoint,
  searchPostsEndpoint,
  type Post,
  type PostListItem,
} from '@sopaan/schemas/blog/post';
import { getPostCommentsEndpoint, type PostComment } from '@sopaan/schemas/blog/post-comment';
import { ApiError } from '@sopaan/api-client/api-error';
import { fakeNetwork } from '@sopaan/testing/fake-network';

function aPostListItem(changes: Partial<PostListItem> = {}): PostListItem {
  return {
    id: 'how-judging-works',
    title: 'How judging works',
    date: '2030-05-03T10:00:00.000Z',
    image: '',
    content: 'What happens after Submit.',
    category: 'Practice',
    tags: ['verdicts'],
    author: 'The Sopaan team',
    readingMinutes: 4,
    updatedAt: '2030-05-03T10:00:00.000Z',
    ...changes,
  };
}

const receipts = aPostListItem({ id: 'receipts', title: 'What a receipt proves' });

export function aPost(changes: Partial<Post> = {}): Post {
  return {
    ...aPostListItem(),
    wordCount: 700,
    sections: [
      { id: '', title: '', html: '<p>Run and Submit look alike.</p>' },
      { id: 'tests', title: 'The tests', html: '<p>Some are <em>hidden</em>.</p>' },
      { id: 'limits', title: 'Limits', html: '<script>alert(1)</script><p>Time.</p>' },
      { id: 'verdicts', title: 'Verdicts', html: '<pre><code>exit 1</code></pre>' },
    ],
    previous: { id: 'streaks', title: 'How streaks count', date: '2030-05-01T10:00:00.000Z' },
    next: null,
    related: [receipts],
    ...changes,
  };
}

export function aComment(changes: Partial<PostComment> = {}): PostComment {
  return {
    commentId: '8c9f0d9e-2a51-4b0c-9f55-000000000001',
    name: 'Ravi I.',
    text: 'Clear <b>and</b> short.',
    createdAt: '2030-05-04T10:00:00.000Z',
    updatedAt: '2030-05-04T10:00:00.000Z',
    isOwn: false,
    isHidden: false,
    isReported: false,
    ...changes,
  };
}

export const commentPage = (items: PostComment[]) => ({
  items,
  nextCursor: null,
  count: items.length,
});

/** A fake API for the blog pages. */
export function blogServer() {
  return fakeNetwork()
    .on(searchPostsEndpoint, () => ({
      items: [aPostListItem(), receipts],
      nextCursor: null,
      total: 2,
      totalIsCapped: false,
      facets: [
        {
          key: 'category',
          options: [
            { value: 'Practice', count: 1 },
            { value: 'Quizzes', count: 1 },
          ],
        },
      ],
      relaxations: [],
    }))
    .on(getBlogOverviewEndpoint, () => ({
      recentPosts: [aPostListItem()],
      recentComments: [
        {
          commentId: 'c1',
          name: 'Ravi I.',
          text: 'Clear and short.',
          createdAt: '2030-05-04T10:00:00.000Z',
          postId: 'receipts',
          postTitle: 'What a receipt proves',
        },
      ],
    }))
    .on(getPostEndpoint, ({ postId }) =>
      postId === 'how-judging-works'
        ? aPost()
        : new ApiError({ code: 'NOT_FOUND', status: 404, origin: 'server' }),
    )
    .on(getPostCommentsEndpoint, () => commentPage([aComment()]));
}
