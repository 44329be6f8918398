import { Button, EmptyState } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { previewsQuery } from '../api/get-previews';
import { noPart } from '../parts/parts-schema';
import { Loaded } from '../table/loaded';
import { Panel } from '../table/panel';
import { PreviewDialog } from './preview-dialog';
import { PreviewTable } from './preview-table';

export function PreviewsPanel() {
  const [asking, setAsking] = useState(false);
  const query = useQuery(previewsQuery());
  return (
    <Panel
      title="Previews"
      description="Links that show releases in an environment’s other parts, in the browser that opens them."
      tools={
        <Button variant="contained" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          New preview…
        </Button>
      }
    >
      <Loaded query={query} what="The previews">
        {(previews) =>
          previews.length === 0 ? (
            <EmptyState
              icon="eye"
              title="No previews yet"
              description="A preview lets a reviewer open releases that are not promoted."
            />
          ) : (
            <PreviewTable previews={previews} />
          )
        }
      </Loaded>
      {asking && <PreviewDialog parts={[noPart]} onClose={() => setAsking(false)} />}
    </Panel>
  );
}
