import { useQuery } from '@tanstack/react-query';
import { DifferenceView } from '../../../difference/difference-view';
import { differenceQuery } from '../api/get-difference';
import { Loaded } from '../table/loaded';

/** Reads and shows what lies between two sides. */
export function LoadedDifference({ from, to }: { from: string; to: string }) {
  const query = useQuery(differenceQuery(from, to));
  return (
    <Loaded query={query} what="The difference" minHeight={96}>
      {(difference) => <DifferenceView difference={difference} />}
    </Loaded>
  );
}
