import type { Registration, Team } from '@sopaan/schemas/registration';
import { Box, Button } from '@sopaan/ui/core';
import { ConfirmDialog } from '@sopaan/ui/panels';
import { useRef, useState } from 'react';
import { teamCalls } from '../../api/team-calls';
import { errorText } from '../../error-text';
import type { RegistrationControl } from '../../use-registration';

/** Leaving the team, and for its leader also dissolving it. */
export function LeaveTeamActions({ control, team }: { control: RegistrationControl; team: Team }) {
  const { leave, dissolve } = teamCalls(control.event._id);
  const isAlone = team.memberCount === 1;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {!isAlone && (
        <Exit
          control={control}
          label="Leave the team"
          title={`Leave ${team.name}?`}
          text={
            team.isLeader
              ? 'Who has been in the team longest leads it then. You keep your place in the competition.'
              : 'You keep your place in the competition and can join another team.'
          }
          confirm="Leave"
          send={leave}
          outcome={`You have left ${team.name}.`}
        />
      )}
      {team.isLeader && (
        <Exit
          control={control}
          label="Dissolve the team"
          title={`Dissolve ${team.name}?`}
          text="Everybody in it keeps the place in the competition and can join another team."
          confirm="Dissolve"
          send={dissolve}
          outcome={`The team ${team.name} is dissolved.`}
        />
      )}
    </Box>
  );
}

interface ExitProps {
  control: RegistrationControl;
  label: string;
  title: string;
  text: string;
  confirm: string;
  send: () => Promise<Registration>;
  outcome: string;
}

function Exit({ control, label, title, text, confirm, send, outcome }: ExitProps) {
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
        confirm={confirm}
        cancel="Cancel"
        failed="That did not work"
        run={async () => {
          const error = await control.change({
            place: 'team',
            name: 'exit',
            send,
            outcome: () => outcome,
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
