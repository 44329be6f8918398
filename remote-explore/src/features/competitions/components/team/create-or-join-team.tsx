import { teamCodeSchema, teamNameSchema } from '@sopaan/schemas/team';
import { Box, Button, Typography } from '@sopaan/ui/core';
import { Collapse } from '@sopaan/ui/display';
import { useId, useState } from 'react';
import { teamCalls } from '../../api/team-calls';
import type { RegistrationControl } from '../../use-registration';
import { TeamForm } from './team-form';

/** For who has a place and no team yet. */
export function CreateOrJoinTeam({ control }: { control: RegistrationControl }) {
  const [hasCode, setHasCode] = useState(false);
  const id = useId();
  const { event, change } = control;
  const { found, join } = teamCalls(event._id);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {event.team.min <= 1 && (
        <Typography variant="body2">You can take part alone, too.</Typography>
      )}
      <TeamForm
        field="name"
        label="Name of a new team"
        schema={teamNameSchema}
        submitLabel="Found the team"
        onSubmit={(name) =>
          change({
            place: 'team',
            name: 'found',
            send: () => found(name),
            outcome: ({ team }) => `The team ${team?.name ?? name} is there. Invite others to it.`,
          })
        }
      />
      <Box>
        <Button
          size="small"
          aria-expanded={hasCode}
          aria-controls={hasCode ? id : undefined}
          onClick={() => setHasCode(!hasCode)}
          sx={{ ml: -1.75 }}
        >
          I have the code of a team
        </Button>
        <Collapse in={hasCode} id={id} unmountOnExit>
          <Box sx={{ pt: 1 }}>
            <TeamForm
              field="code"
              label="Code of a team"
              hint="Whoever leads the team can give you its code."
              schema={teamCodeSchema}
              submitLabel="Ask to join"
              onSubmit={(code) =>
                change({
                  place: 'team',
                  name: 'join',
                  send: () => join(code),
                  outcome: ({ team }) => `You have asked to join ${team?.name ?? 'the team'}.`,
                })
              }
            />
          </Box>
        </Collapse>
      </Box>
    </Box>
  );
}
