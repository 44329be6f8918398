import type { Registration, Team } from '@sopaan/schemas/competitions/registration';
import { Box, Button } from '@sopaan/ui/core';
import { ConfirmDialog } from '@sopaan/ui/panels';
import { useRef, useState } from 'react';
import { registrationCalls } from '../../api/registration-calls';
import { errorText } from '../../error-text';
import type { RegistrationControl } from '../../use-registration';

/** Leaves the team; its leader can also delete it. */
export function LeaveTeamActions({ control, team }: { control: RegistrationControl; team: Team }) {
  const { leaveTeam, deleteTeam } = registrationCalls(control.competition._id);
  const isOnlyMember = team.memberCount === 1;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {!isOnlyMember && (
        <ConfirmedAction
          control={control}
          label="Leave team"
          title={`Leave ${team.name}?`}
          text={
            team.isLeader
              ? 'The longest-standing member becomes the leader. You keep your place in the competition.'
              : 'You keep your place in the competition and can join another team.'
          }
          confirm="Leave"
          send={leaveTeam}
          successText={`You have left ${team.name}.`}
        />
      )}
      {team.isLeader && (
        <ConfirmedAction
          control={control}
          label="Delete team"
          title={`Delete ${team.name}?`}
          text="All members keep their places in the competition and can join another team."
          confirm="Delete"
          send={deleteTeam}
          successText={`The team ${team.name} has been deleted.`}
        />
      )}
    </Box>
  );
}

interface ConfirmedActionProps {
  control: RegistrationControl;
  label: string;
  title: string;
  text: string;
  confirm: string;
  send: () => Promise<Registration>;
  successText: string;
}

function ConfirmedAction(props: ConfirmedActionProps) {
  const { control, label, title, text, confirm, send, successText } = props;
  const [isConfirming, setConfirming] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={button} size="small" color="inherit" onClick={() => setConfirming(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={title}
        text={text}
        confirmLabel={confirm}
        cancelLabel="Cancel"
        errorTitle="Something went wrong"
        onConfirm={async () => {
          const error = await control.change({
            area: 'team',
            name: 'leave',
            send,
            successText: () => successText,
          });
          if (error) throw new Error(errorText(error));
        }}
        onDone={() => setConfirming(false)}
        onCancel={() => setConfirming(false)}
        focusAfter={() => button.current}
      />
    </>
  );
}
