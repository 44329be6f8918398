import type { Question } from '@sopaan/schemas/live-classes/room';
import { Box, Button, Icon, IconButton, Typography } from '@sopaan/ui/core';
import { Chip } from '@sopaan/ui/display';
import type { RoomAction } from '../api/use-room-actions';

interface QuestionRowProps {
  question: Question;
  isOwn: boolean;
  isTeacher: boolean;
  isPending: boolean;
  onAction: (action: RoomAction) => void;
}

export function QuestionRow({ question, isOwn, isTeacher, isPending, onAction }: QuestionRowProps) {
  const { questionId, name, text, votes, isVoted, isAnswered } = question;
  const act = (action: RoomAction) => {
    if (!isPending) onAction(action);
  };
  const votesText = votes === 1 ? '1 vote' : `${votes} votes`;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', py: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {`${name} · ${votesText}`}
        </Typography>
      </Box>
      {isAnswered && <Chip size="small" color="success" label="Answered" />}
      {!isOwn && !isTeacher && !isAnswered && (
        <Button
          size="small"
          variant={isVoted ? 'contained' : 'outlined'}
          aria-pressed={isVoted}
          aria-label={`Vote for: ${text}`}
          aria-disabled={isPending}
          onClick={() => act({ type: 'vote', questionId, isVoted: !isVoted })}
          startIcon={<Icon name="arrow-up" size={16} />}
        >
          {votes}
        </Button>
      )}
      {isTeacher && (
        <Button
          size="small"
          aria-disabled={isPending}
          onClick={() => act({ type: 'answer', questionId, isAnswered: !isAnswered })}
        >
          {isAnswered ? 'Reopen' : 'Mark as answered'}
        </Button>
      )}
      {(isOwn || isTeacher) && (
        <IconButton
          size="small"
          aria-label={`Remove the question: ${text}`}
          aria-disabled={isPending}
          onClick={() => act({ type: 'remove-question', questionId })}
        >
          <Icon name="trash" size={16} />
        </IconButton>
      )}
    </Box>
  );
}
