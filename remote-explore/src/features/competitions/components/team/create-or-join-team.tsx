import { teamCodeSchema, teamNameSchema } from '@sopaan/schemas/competitions/team';
import { Box, Button, Typography } from '@sopaan/ui/core';
import { Collapse } from '@sopaan/ui/display';
import { useId, useState } from 'react';
import { registrationCalls } from '../../api/registration-calls';
import type { RegistrationControl } from '../../use-registration';
import { TeamForm } from './team-form';

/** For a registered member without a team: creates one, or requests to join one. */
export function CreateOrJoinTeam({ control }: { control: RegistrationControl }) {
  const [isJoining, setJoining] = useState(false);
  const id = useId();
  const { competition, change } = control;
  const { createTeam, requestToJoinTeam } = registrationCalls(competition._id);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {competition.team.min <= 1 && (
        <Typography variant="body2">You can also take part on your own.</Typography>
      )}
      <TeamForm
        name="name"
        label="Team name"
        initialValues={{ name: '' }}
        schema={teamNameSchema}
        submitLabel="Create team"
        onSubmit={({ name }) =>
          change({
            area: 'team',
            name: 'create',
            send: () => createTeam(name.trim()),
            successText: ({ team }) =>
              `Team ${team?.name ?? name.trim()} created. Invite others to join.`,
          })
        }
      />
      <Box>
        <Button
          size="small"
          aria-expanded={isJoining}
          aria-controls={isJoining ? id : undefined}
          onClick={() => setJoining(!isJoining)}
          sx={{ ml: -1.75 }}
        >
          I have a team code
        </Button>
        <Collapse in={isJoining} id={id} unmountOnExit>
          <Box sx={{ pt: 1 }}>
            <TeamForm
              name="code"
              label="Team code"
              hint="The team leader can give you the code."
              initialValues={{ code: '' }}
              schema={teamCodeSchema}
              submitLabel="Request to join"
              onSubmit={({ code }) =>
                change({
                  area: 'team',
                  name: 'join',
                  send: () => requestToJoinTeam(code.trim()),
                  successText: ({ team }) =>
                    `You have requested to join ${team?.name ?? 'the team'}.`,
                })
              }
            />
          </Box>
        </Collapse>
      </Box>
    </Box>
  );
}
