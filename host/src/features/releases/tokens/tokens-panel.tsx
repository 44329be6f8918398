import { Button, EmptyState } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tokensQuery } from '../api/get-tokens';
import { QueryContent } from '../table/query-content';
import { Panel } from '../table/panel';
import { TokenDialog } from './token-dialog';
import { TokenTable } from './token-table';

export function TokensPanel() {
  const [isCreating, setIsCreating] = useState(false);
  const query = useQuery(tokensQuery());
  return (
    <Panel
      title="Deploy tokens"
      description="Tokens that publish and promote from the command line. Only their hashes are stored, so a token is shown only once."
      tools={
        <Button variant="contained" aria-haspopup="dialog" onClick={() => setIsCreating(true)}>
          New token…
        </Button>
      }
    >
      <QueryContent query={query} subject="The tokens">
        {(tokens) =>
          tokens.length === 0 ? (
            <EmptyState icon="lock" title="No tokens yet" />
          ) : (
            <TokenTable tokens={tokens} />
          )
        }
      </QueryContent>
      {isCreating && <TokenDialog onClose={() => setIsCreating(false)} />}
    </Panel>
  );
}
