import type { Environment } from '@sopaan/schemas/release-environment';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { environmentsQuery } from '../api/get-environments';

/**
 * The environment as it was when the decision began. A change names its revision, so a decision never rests on a
 * state that nobody has looked at; `lookAgain` takes the fresh one.
 */
export function useSeen(environment: Environment) {
  const queryClient = useQueryClient();
  const [seen, setSeen] = useState(environment);
  const [before, setBefore] = useState<Environment | null>(null);
  const lookAgain = async () => {
    const all = await queryClient.fetchQuery({ ...environmentsQuery(), staleTime: 0 });
    const fresh = all.find(({ name }) => name === seen.name);
    if (!fresh) return;
    setBefore(seen);
    setSeen(fresh);
  };
  return { seen, before, lookAgain };
}
