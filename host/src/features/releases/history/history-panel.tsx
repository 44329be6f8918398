import type { Environment } from '@sopaan/schemas/release-environment';
import { EmptyState } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { historyQuery } from '../api/get-history';
import { EnvironmentChoice } from '../console/environment-choice';
import { Loaded } from '../table/loaded';
import { Panel } from '../table/panel';
import { HistoryList } from './history-list';

export function HistoryPanel() {
  return (
    <EnvironmentChoice>
      {(environment, choice) => (
        <Panel
          title={`History of ${environment.name}`}
          description="The sets that it has shown, newest first. Any of them can be brought back."
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
    <Loaded query={query} what="The history">
      {(entries) =>
        entries.length === 0 ? (
          <EmptyState title="Nothing has happened here yet" />
        ) : (
          <HistoryList environment={environment} entries={entries} />
        )
      }
    </Loaded>
  );
}
