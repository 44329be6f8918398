import type { Participant } from '@sopaan/schemas/live-classes/room';
import { Alert, Box, Button, Icon, Typography } from '@sopaan/ui/core';
import { ConfirmDialog } from '@sopaan/ui/panels';
import { useRef, useState } from 'react';
import { errorMessage } from '../../../requests/error-message';
import { sendRoomAction, useRoomAction } from '../api/use-room-actions';
import type { Room } from '../room/room-state';
import { ParticipantRow } from './participant-row';

interface ParticipantsPanelProps {
  classId: string;
  room: Room;
}

/** Everybody in the class, raised hands first. */
export function ParticipantsPanel({ classId, room }: ParticipantsPanelProps) {
  const { mutate, isPending, variables, error } = useRoomAction(classId);
  const [memberToRemove, setMemberToRemove] = useState<Participant | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const me = room.participants.find(({ memberId }) => memberId === room.memberId);
  const isStored = me?.handRaisedAt != null;
  const isRaised = isPending && variables.type === 'set-hand' ? variables.isRaised : isStored;
  return (
    <Box component="section" aria-labelledby="participants-title" sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography
          ref={heading}
          id="participants-title"
          variant="h5"
          component="h2"
          tabIndex={-1}
          sx={{ flex: 1 }}
        >
          {`Participants (${room.participants.length})`}
        </Typography>
        {me && !room.isTeacher && (
          <Button
            variant={isRaised ? 'contained' : 'outlined'}
            aria-pressed={isRaised}
            // A disabled button would lose the focus.
            aria-disabled={isPending}
            onClick={() => {
              if (!isPending) mutate({ type: 'set-hand', isRaised: !isRaised });
            }}
          >
            {isRaised ? 'Lower hand' : 'Raise hand'}
          </Button>
        )}
      </Box>
      {error && <Alert severity="error" title={errorMessage(error)} />}
      <Box
        component="ul"
        aria-labelledby="participants-title"
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {room.participants.map((participant) => (
          <li key={participant.memberId}>
            <ParticipantRow
              participant={participant}
              isYou={participant.memberId === room.memberId}
              mayModerate={room.isTeacher && !participant.isTeacher}
              onModerate={(change) =>
                mutate({ type: 'moderate', memberId: participant.memberId, change })
              }
              onRemove={() => setMemberToRemove(participant)}
            />
          </li>
        ))}
      </Box>
      {room.participants.length === 0 && (
        <Typography color="textSecondary">
          <Icon name="users" /> Nobody is here yet.
        </Typography>
      )}
      <ConfirmDialog
        open={memberToRemove !== null}
        title={`Remove ${memberToRemove?.name ?? ''} from the class?`}
        text="They cannot come back to this class."
        confirmLabel="Remove"
        cancelLabel="Cancel"
        errorTitle="The member could not be removed"
        onConfirm={() =>
          sendRoomAction(classId, {
            type: 'moderate',
            memberId: memberToRemove?.memberId ?? '',
            change: { isRemoved: true },
          })
        }
        onDone={() => setMemberToRemove(null)}
        onCancel={() => setMemberToRemove(null)}
        focusAfter={() => heading.current}
      />
    </Box>
  );
}
