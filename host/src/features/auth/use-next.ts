import { paths, safeNext } from '@sopaan/contract/paths';
import { object, string } from 'yup';
import { useLocation, useSearchParams } from 'react-router';

const stateSchema = object({ from: string() }).nullable();

function fromState(state: unknown): string | undefined {
  return stateSchema.isValidSync(state, { strict: true }) ? state?.from : undefined;
}

/** Where a visitor wanted to be before the login came in between: `?next=` or the page of the header's button. */
export function useNext(): string {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const next = safeNext(query.get('next') ?? fromState(state));
  return next.startsWith('/auth') ? paths.home : next;
}
