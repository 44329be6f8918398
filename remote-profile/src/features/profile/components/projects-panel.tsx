import type { User } from '@sopaan/schemas/user';
import { Box, Button, Typography } from '@sopaan/ui/core';
import { useState } from 'react';
import { joined, period } from '../text/profile-text';
import { Entries, Entry } from './entry';
import { NothingYet } from './nothing-yet';
import { OutsideLink } from './outside-link';

/** So many stand there before the rest is asked for. */
const PREVIEW = 2;

export function ProjectsPanel({ user }: { user: User }) {
  const [showsAll, setShowsAll] = useState(false);
  const { projects } = user;
  if (projects.length === 0) return <NothingYet icon="layers" title="No projects yet" />;
  const shown = showsAll ? projects : projects.slice(0, PREVIEW);
  const left = projects.length - shown.length;
  return (
    <Box>
      <Entries label="Projects">
        {shown.map((project, index) => (
          <Entry
            key={index}
            title={project.name}
            facts={[joined([project.technologies, period(project.duration)], ' · ')]}
          >
            {project.description && (
              <Typography sx={{ mt: 1, whiteSpace: 'pre-line' }}>{project.description}</Typography>
            )}
            {project.liveUrls && <OutsideLink url={project.liveUrls} />}
          </Entry>
        ))}
      </Entries>
      {left > 0 && (
        <Button onClick={() => setShowsAll(true)} sx={{ mt: 2 }}>
          {`+ ${left} more projects`}
        </Button>
      )}
    </Box>
  );
}
