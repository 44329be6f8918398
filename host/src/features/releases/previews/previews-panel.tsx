import { Button, EmptyState } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { previewsQuery } from '../api/get-previews';
import { noRelease } from '../release-choice/releases-schema';
import { QueryContent } from '../table/query-content';
import { Panel } from '../table/panel';
import { PreviewDialog } from './preview-dialog';
import { PreviewTable } from './preview-table';

export function PreviewsPanel() {
  const [isCreating, setIsCreating] = useState(false);
  const query = useQuery(previewsQuery());
  return (
    <Panel
      title="Previews"
      description="Links that show chosen releases on top of an environment, only in the browser that opens them."
      tools={
        <Button variant="contained" aria-haspopup="dialog" onClick={() => setIsCreating(true)}>
          New preview…
        </Button>
      }
    >
      <QueryContent query={query} subject="The previews">
        {(previews) =>
          previews.length === 0 ? (
            <EmptyState
              icon="eye"
              title="No previews yet"
              description="A preview lets a reviewer open releases that have not been promoted."
            />
          ) : (
            <PreviewTable previews={previews} fetchedAt={query.dataUpdatedAt} />
          )
        }
      </QueryContent>
      {isCreating && <PreviewDialog releases={[noRelease]} onClose={() => setIsCreating(false)} />}
    </Panel>
  );
}
