import type { User } from '@sopaan/schemas/account/user';
import { Box, Button, Typography } from '@sopaan/ui/core';
import { useState } from 'react';
import { periodText } from '@sopaan/schemas/profile/period-text';
import { joinParts } from '../../../components/profile-text';
import { Entries, Entry } from './entry';
import { EmptyPanel } from './empty-panel';
import { ExternalLink } from './external-link';

/** Projects shown before the rest is expanded. */
const PREVIEW_COUNT = 2;

export function ProjectsPanel({ user }: { user: User }) {
  const [isExpanded, setIsExpanded] = useState(false);
  const { projects } = user;
  if (projects.length === 0) return <EmptyPanel icon="layers" title="No projects yet" />;
  const shown = isExpanded ? projects : projects.slice(0, PREVIEW_COUNT);
  const hiddenCount = projects.length - shown.length;
  return (
    <Box>
      <Entries label="Projects">
        {shown.map((project, index) => (
          <Entry
            key={index}
            title={project.name}
            facts={[joinParts([project.technologies, periodText(project.duration)], ' · ')]}
          >
            {project.description && (
              <Typography sx={{ mt: 1, whiteSpace: 'pre-line' }}>{project.description}</Typography>
            )}
            {project.liveUrls && <ExternalLink url={project.liveUrls} />}
          </Entry>
        ))}
      </Entries>
      {hiddenCount > 0 && (
        <Button onClick={() => setIsExpanded(true)} sx={{ mt: 2 }}>
          {`+ ${hiddenCount} more projects`}
        </Button>
      )}
    </Box>
  );
}
