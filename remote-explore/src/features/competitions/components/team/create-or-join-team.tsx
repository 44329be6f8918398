import { teamCodeSchema, teamNameSchema } from '@sopaan/schemas/team';
import { Box, Button, Typography } from '@sopaan/ui/core';
import { Collapse } from '@sopaan/ui/display';
import { useId, useState } from 'react';
import { teamCalls } from '../../api/team-calls';
import type { RegistrationControl } from '../../use-registration';
import { TeamForm } from './team-form';

/** For a registered member without a team: creates one, or requests to join one. */
export function CreateOrJoinTeam({ control }: { control: RegistrationControl }) {
  const [isJoining, setJoining] = useState(false);
  const id = useId();
  const { event, change } = control;
  const { create, join } = teamCalls(event._id);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {event.team.min <= 1 && (
        <Typography variant="body2">You can also take part on your own.</Typography>
      )}
      <TeamForm
        field="name"
        label="Team name"
        schema={teamNameSchema}
        submitLabel="Create team"
        onSubmit={(name) =>
          change({
            area: 'team',
            name: 'create',
            send: () => create(name),
            successText: ({ team }) => `Team ${team?.name ?? name} created. Invite others to join.`,
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
              field="code"
              label="Team code"
              hint="The team leader can give you the code."
              schema={teamCodeSchema}
              submitLabel="Request to join"
              onSubmit={(code) =>
                change({
                  area: 'team',
                  name: 'join',
                  send: () => join(code),
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
