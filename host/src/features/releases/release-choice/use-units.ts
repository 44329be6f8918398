import { useQuery } from '@tanstack/react-query';
import { environmentsQuery } from '../api/get-environments';

const NO_UNITS: readonly string[] = [];

/** The units that run in any environment. */
export function useUnits(): readonly string[] {
  const { data } = useQuery({ ...environmentsQuery(), select: distinctUnits });
  return data ?? NO_UNITS;
}

function distinctUnits(environments: ReadonlyArray<{ set: { parts: Array<{ unit: string }> } }>) {
  const units = environments.flatMap(({ set }) => set.parts.map(({ unit }) => unit));
  return [...new Set(units)];
}
