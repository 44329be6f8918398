import { call } from '@sopaan/api-client/call';
import {
  addPostCommentEndpoint,
  changePostCommentEndpoint,
  deletePostCommentEndpoint,
  reportPostCommentEndpoint,
} from '@sopaan/schemas/blog/post-comment';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { commentsQuery } from './get-comments';

interface CommentText {
  commentId: string;
  text: string;
}

export function useAddComment(postId: string) {
  return useMutation({
    mutationFn: (comment: CommentText) => call(addPostCommentEndpoint, { postId, ...comment }),
    onSuccess: useRefetchComments(postId),
  });
}

export function useChangeComment(postId: string) {
  return useMutation({
    mutationFn: (comment: CommentText) => call(changePostCommentEndpoint, comment),
    onSuccess: useRefetchComments(postId),
  });
}

export function useDeleteComment(postId: string) {
  return useMutation({
    mutationFn: (commentId: string) => call(deletePostCommentEndpoint, { commentId }),
    onSuccess: useRefetchComments(postId),
  });
}

export function useReportComment(postId: string) {
  return useMutation({
    mutationFn: (commentId: string) => call(reportPostCommentEndpoint, { commentId }),
    onSuccess: useRefetchComments(postId),
  });
}

/** Refetches the comments after a change is stored, and the recent comments of the blog, which may change too. */
function useRefetchComments(postId: string) {
  const queryClient = useQueryClient();
  return async () => {
    void queryClient.invalidateQueries({ queryKey: ['blog', 'overview'] });
    await queryClient.invalidateQueries({ queryKey: commentsQuery(postId).queryKey });
  };
}
