import { Box } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { environmentsQuery } from '../api/get-environments';
import { NothingPromoted } from '../console/environment-choice';
import { QueryContent } from '../table/query-content';
import { Panel } from '../table/panel';
import { EnvironmentCard } from './environment-card';

const REFETCH_INTERVAL_MS = 15_000;

export function EnvironmentsPanel() {
  const query = useQuery({ ...environmentsQuery(), refetchInterval: REFETCH_INTERVAL_MS });
  return (
    <Panel
      title="Environments"
      description="Each environment runs one set: one release of each unit. A promotion applies to new page loads; open pages keep their set."
    >
      <QueryContent query={query} subject="The environments" minHeight={420}>
        {(environments) =>
          environments.length === 0 ? (
            <NothingPromoted />
          ) : (
            <Box sx={{ display: 'grid', gap: 3 }}>
              {environments.map((environment) => (
                <EnvironmentCard key={environment.name} environment={environment} />
              ))}
            </Box>
          )
        }
      </QueryContent>
    </Panel>
  );
}
