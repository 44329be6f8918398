import type { User } from '@sopaan/schemas/account/user';
import { Box, Button } from '@sopaan/ui/core';
import { useState } from 'react';
import { EntryList } from '../../../components/profile-entries/entry-list';
import { projectEntries } from '../../../components/profile-entries/profile-entries';
import { EmptyPanel } from './empty-panel';

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
      <EntryList label="Projects" entries={projectEntries(shown)} />
      {hiddenCount > 0 && (
        <Button onClick={() => setIsExpanded(true)} sx={{ mt: 2 }}>
          {`+ ${hiddenCount} more projects`}
        </Button>
      )}
    </Box>
  );
}
