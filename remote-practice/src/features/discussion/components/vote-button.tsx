import { isApiError } from '@sopaan/api-client/call';
import { bus } from '@sopaan/events/bus';
import type { ChallengePost } from '@sopaan/schemas/practice/challenge-post';
import { Button, Icon } from '@sopaan/ui/core';
import { useVote } from '../api/use-post-mutations';

/** Votes for a post, or takes the vote back. */
export function VoteButton({ challengeId, post }: { challengeId: string; post: ChallengePost }) {
  const { postId, name, hasVoted, voteCount } = post;
  const { mutate, isPending, variables } = useVote(challengeId, postId);
  const isPressed = isPending ? variables : hasVoted;
  const count = voteCount + Number(isPressed) - Number(hasVoted);
  const toggle = () =>
    mutate(!isPressed, {
      onError(error) {
        const message = isApiError(error) ? error.message : 'Your vote could not be stored.';
        bus.publish('toast:requested', { message, kind: 'error' }, 'practice');
      },
    });
  return (
    <Button
      size="small"
      color={isPressed ? 'primary' : 'inherit'}
      aria-pressed={isPressed}
      aria-label={`Helpful: the post by ${name}`}
      onClick={() => !isPending && toggle()}
      sx={{ gap: 0.75 }}
    >
      <Icon name="arrow-up" size={16} />
      {count > 0 ? `Helpful (${count.toLocaleString('en-IN')})` : 'Helpful'}
    </Button>
  );
}
