import { newId } from '@sopaan/api-client/new-id';
import { Alert, Box, Typography } from '@sopaan/ui/core';
import { errorMessage } from '../../../requests/error-message';
import { sendRoomAction, useRoomAction } from '../api/use-room-actions';
import type { Room } from '../room/room-state';
import { QuestionForm } from './question-form';
import { QuestionRow } from './question-row';
import { withPendingVote } from './with-pending-vote';

interface QuestionsPanelProps {
  classId: string;
  room: Room;
}

/** Questions to the teacher, which other members can vote for. */
export function QuestionsPanel({ classId, room }: QuestionsPanelProps) {
  const { mutate, isPending, variables, error } = useRoomAction(classId);
  const me = room.participants.find(({ memberId }) => memberId === room.memberId);
  return (
    <Box component="section" aria-labelledby="questions-title" sx={{ minWidth: 0 }}>
      <Typography id="questions-title" variant="h5" component="h2" sx={{ mb: 1 }}>
        Questions
      </Typography>
      {!room.isTeacher && !me?.isMuted && (
        <QuestionForm
          send={(text) => sendRoomAction(classId, { type: 'ask', questionId: newId(), text })}
        />
      )}
      {error && <Alert severity="error" title={errorMessage(error)} />}
      {room.questions.length === 0 && (
        <Typography color="textSecondary">
          {room.isTeacher ? 'Nobody has asked a question yet.' : 'No questions yet. Ask the first.'}
        </Typography>
      )}
      <Box component="ul" aria-labelledby="questions-title" sx={list}>
        {room.questions.map((question) => (
          <li key={question.questionId}>
            <QuestionRow
              question={withPendingVote(question, isPending ? variables : undefined)}
              isOwn={question.memberId === room.memberId}
              isTeacher={room.isTeacher}
              isPending={isPending}
              onAction={mutate}
            />
          </li>
        ))}
      </Box>
    </Box>
  );
}

const list = { m: 0, p: 0, listStyle: 'none', maxHeight: '24rem', overflowY: 'auto' } as const;
