import type { Environment } from '@sopaan/schemas/releases/environment';
import { EmptyState } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { historyQuery } from '../api/get-history';
import { EnvironmentChoice } from '../console/environment-choice';
import { QueryContent } from '../table/query-content';
import { Panel } from '../table/panel';
import { HistoryList } from './history-list';

export function HistoryPanel() {
  return (
    <EnvironmentChoice>
      {(environment, choice) => (
        <Panel
          title={`History of ${environment.name}`}
          description="The sets it has run, newest first. You can roll back to any of them."
          tools={choice}
        >
          <History key={environment.name} environment={environment} />
        </Panel>
      )}
    </EnvironmentChoice>
  );
}

function History({ environment }: { environment: Environment }) {
  const query = useQuery(historyQuery(environment.name));
  return (
    <QueryContent query={query} subject="The history">
      {(entries) =>
        entries.length === 0 ? (
          <EmptyState title="No changes yet" />
        ) : (
          <HistoryList environment={environment} entries={entries} />
        )
      }
    </QueryContent>
  );
}
