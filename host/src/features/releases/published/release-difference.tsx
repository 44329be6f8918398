import type { ReleaseSummary } from '@sopaan/schemas/releases/publish';
import { Typography } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { environmentsQuery } from '../api/get-environments';
import { getRelease } from '../change/changed-releases';
import { PRODUCTION } from '../console/environment-choice';
import { QueryContent } from '../table/query-content';
import { LoadedDifference } from './loaded-difference';

/** The difference between a release and the one that production runs. */
export function ReleaseDifference({ release: { unit, release } }: { release: ReleaseSummary }) {
  const query = useQuery(environmentsQuery());
  return (
    <QueryContent query={query} subject="The environments" minHeight={96}>
      {(environments) => {
        const production = environments.find(({ name }) => name === PRODUCTION);
        const current = production && getRelease(production.set, unit);
        if (!current) return <Message>Production runs no release of {unit}.</Message>;
        if (current === release) return <Message>Production already runs this release.</Message>;
        return <LoadedDifference from={`${unit}@${current}`} to={`${unit}@${release}`} />;
      }}
    </QueryContent>
  );
}

function Message({ children }: { children: ReactNode }) {
  return <Typography variant="body2">{children}</Typography>;
}
