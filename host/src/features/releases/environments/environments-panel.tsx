import { Box } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { environmentsQuery } from '../api/get-environments';
import { NothingPromoted } from '../console/environment-choice';
import { Loaded } from '../table/loaded';
import { Panel } from '../table/panel';
import { EnvironmentCard } from './environment-card';

/** Milliseconds between two looks, while the page is in sight. */
const EVERY = 15_000;

export function EnvironmentsPanel() {
  const query = useQuery({ ...environmentsQuery(), refetchInterval: EVERY });
  return (
    <Panel
      title="Environments"
      description="Each shows one set: one release of each unit. A promotion changes what new visitors get; pages that are open keep their set."
    >
      <Loaded query={query} what="The environments" minHeight={420}>
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
      </Loaded>
    </Panel>
  );
}
