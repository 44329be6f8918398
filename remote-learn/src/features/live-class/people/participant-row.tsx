import type { Participant } from '@sopaan/schemas/live-classes/room';
import { Box, Icon, MenuButton, Typography } from '@sopaan/ui/core';
import { Chip, InitialsAvatar } from '@sopaan/ui/display';

interface ParticipantRowProps {
  participant: Participant;
  isYou: boolean;
  mayModerate: boolean;
  onModerate: (change: { isMuted: boolean } | { isHandRaised: false }) => void;
  onRemove: () => void;
}

export function ParticipantRow({
  participant,
  isYou,
  mayModerate,
  onModerate,
  onRemove,
}: ParticipantRowProps) {
  const { name, isTeacher, handRaisedAt, isMuted } = participant;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
      <InitialsAvatar name={name} size={32} />
      <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {isYou ? `${name} (you)` : name}
      </Typography>
      {isTeacher && <Chip size="small" label="Teacher" />}
      {handRaisedAt !== null && <Chip size="small" color="primary" label="Hand raised" />}
      {isMuted && <Chip size="small" label="Muted" />}
      {mayModerate && (
        <MenuButton
          plain
          align="end"
          label={`Options for ${name}`}
          entries={[
            {
              label: isMuted ? 'Unmute in chat' : 'Mute in chat',
              onSelect: () => onModerate({ isMuted: !isMuted }),
            },
            ...(handRaisedAt === null
              ? []
              : [{ label: 'Lower hand', onSelect: () => onModerate({ isHandRaised: false }) }]),
            { label: 'Remove from the class', onSelect: onRemove },
          ]}
        >
          <Icon name="more" />
        </MenuButton>
      )}
    </Box>
  );
}
