import type { Environment } from '@sopaan/schemas/release-environment';
import { EmptyState } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { environmentsQuery } from '../api/get-environments';
import { Loaded } from '../table/loaded';
import { named } from './named';
import { useQueryValue } from './use-query-value';
import { ValueSelect } from './value-select';

/** Where most visitors are. */
export const PRODUCTION = 'production';

interface EnvironmentChoiceProps {
  children: (environment: Environment, choice: ReactNode) => ReactNode;
}

/** The environment that the address names, production without one, and the way to another. */
export function EnvironmentChoice({ children }: EnvironmentChoiceProps) {
  const [wanted, setWanted] = useQueryValue('environment');
  const query = useQuery(environmentsQuery());
  return (
    <Loaded query={query} what="The environments">
      {(environments) => {
        const find = (name: string) => environments.find((one) => one.name === name);
        const environment = find(wanted) ?? find(PRODUCTION) ?? environments[0];
        if (!environment) return <NothingPromoted />;
        const choice = (
          <ValueSelect
            label="Environment"
            options={named(environments.map(({ name }) => name))}
            value={environment.name}
            onChange={setWanted}
          />
        );
        return children(environment, choice);
      }}
    </Loaded>
  );
}

/** Before the first promotion. */
export function NothingPromoted() {
  return (
    <EmptyState
      title="No environment yet"
      description="The first promotion makes one: publish a release of each unit, then promote them."
    />
  );
}
