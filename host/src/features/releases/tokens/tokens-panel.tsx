import { Button, EmptyState } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tokensQuery } from '../api/get-tokens';
import { Loaded } from '../table/loaded';
import { Panel } from '../table/panel';
import { TokenDialog } from './token-dialog';
import { TokenTable } from './token-table';

export function TokensPanel() {
  const [asking, setAsking] = useState(false);
  const query = useQuery(tokensQuery());
  return (
    <Panel
      title="Deploy tokens"
      description="Who may publish and promote from a command line. The registry keeps a hash of each, so none is shown again."
      tools={
        <Button variant="contained" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          New token…
        </Button>
      }
    >
      <Loaded query={query} what="The tokens">
        {(tokens) =>
          tokens.length === 0 ? (
            <EmptyState icon="lock" title="No tokens yet" />
          ) : (
            <TokenTable tokens={tokens} />
          )
        }
      </Loaded>
      {asking && <TokenDialog onClose={() => setAsking(false)} />}
    </Panel>
  );
}
