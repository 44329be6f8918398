import type { ReleaseSummary } from '@sopaan/schemas/release-publish';
import { Typography } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { environmentsQuery } from '../api/get-environments';
import { releaseOf } from '../change/changed-parts';
import { PRODUCTION } from '../console/environment-choice';
import { Loaded } from '../table/loaded';
import { LoadedDifference } from './loaded-difference';

/** How a release differs from the one of its unit in production. */
export function ReleaseDifference({ release: { unit, release } }: { release: ReleaseSummary }) {
  const query = useQuery(environmentsQuery());
  return (
    <Loaded query={query} what="The environments" minHeight={96}>
      {(environments) => {
        const production = environments.find(({ name }) => name === PRODUCTION);
        const shown = production && releaseOf(production.set, unit);
        if (!shown) return <Words>Production shows no release of {unit}.</Words>;
        if (shown === release) return <Words>This is the release that production shows.</Words>;
        return <LoadedDifference from={`${unit}@${shown}`} to={`${unit}@${release}`} />;
      }}
    </Loaded>
  );
}

function Words({ children }: { children: ReactNode }) {
  return <Typography variant="body2">{children}</Typography>;
}
