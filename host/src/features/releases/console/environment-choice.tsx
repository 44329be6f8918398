import type { Environment } from '@sopaan/schemas/releases/environment';
import { EmptyState } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { environmentsQuery } from '../api/get-environments';
import { QueryContent } from '../table/query-content';
import { toOptions } from './to-options';
import { useQueryValue } from './use-query-value';
import { ValueSelect } from './value-select';

/** The environment of regular visitors. */
export const PRODUCTION = 'production';

interface EnvironmentChoiceProps {
  children: (environment: Environment, choice: ReactNode) => ReactNode;
}

/** Provides the environment named in the URL (by default production) and a select to switch it. */
export function EnvironmentChoice({ children }: EnvironmentChoiceProps) {
  const [requestedName, setRequestedName] = useQueryValue('environment');
  const query = useQuery(environmentsQuery());
  return (
    <QueryContent query={query} subject="The environments">
      {(environments) => {
        const find = (name: string) => environments.find((candidate) => candidate.name === name);
        const environment = find(requestedName) ?? find(PRODUCTION) ?? environments[0];
        if (!environment) return <NothingPromoted />;
        const choice = (
          <ValueSelect
            label="Environment"
            options={toOptions(environments.map(({ name }) => name))}
            value={environment.name}
            onChange={setRequestedName}
          />
        );
        return children(environment, choice);
      }}
    </QueryContent>
  );
}

export function NothingPromoted() {
  return (
    <EmptyState
      title="No environments yet"
      description="The first promotion creates one: publish a release of each unit, then promote them."
    />
  );
}
