import type { Environment } from '@sopaan/schemas/releases/environment';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { environmentsQuery } from '../api/get-environments';

/**
 * The environment as it was when the dialog opened. A change sends its revision, so that the registry rejects changes that
 * are based on an outdated state; `refresh` fetches the current one.
 */
export function useEnvironmentSnapshot(environment: Environment) {
  const queryClient = useQueryClient();
  const [snapshot, setSnapshot] = useState(environment);
  const [previous, setPrevious] = useState<Environment | null>(null);
  const refresh = async () => {
    const environments = await queryClient.fetchQuery({ ...environmentsQuery(), staleTime: 0 });
    const current = environments.find(({ name }) => name === snapshot.name);
    if (!current) return;
    setPrevious(snapshot);
    setSnapshot(current);
  };
  return { snapshot, previous, refresh };
}
