import { useQuery } from '@tanstack/react-query';
import { DifferenceView } from '../../../difference/difference-view';
import { differenceQuery } from '../api/get-difference';
import { QueryContent } from '../table/query-content';

/** Fetches and shows the difference between two sets or releases. */
export function LoadedDifference({ from, to }: { from: string; to: string }) {
  const query = useQuery(differenceQuery(from, to));
  return (
    <QueryContent query={query} subject="The difference" minHeight={96}>
      {(difference) => <DifferenceView difference={difference} />}
    </QueryContent>
  );
}
