import { paths, safeNext } from '@sopaan/contract/paths';
import { object, string } from 'yup';
import { useLocation, useSearchParams } from 'react-router';

const stateSchema = object({ from: string() }).nullable();

function fromState(state: unknown): string | undefined {
  return stateSchema.isValidSync(state, { strict: true }) ? state?.from : undefined;
}

/** Not these pages themselves, but where they lead. */
function beyondAuth(place: string | null | undefined): string {
  const next = safeNext(place);
  if (!/^\/auth(?![\w-])/i.test(next)) return next;
  const further = safeNext(new URL(next, 'http://site.invalid').searchParams.get('next'));
  return /^\/auth(?![\w-])/i.test(further) ? paths.home : further;
}

/** Where a visitor wanted to be before the login came in between: `?next=` or the page of the header's button. */
export function useNext(): string {
  const [query] = useSearchParams();
  const { state } = useLocation();
  return beyondAuth(query.get('next') ?? fromState(state));
}

/** Another of these pages, which leads to the same place in the end. */
export function withNext(path: string, next: string): string {
  return next === paths.home ? path : `${path}?next=${encodeURIComponent(next)}`;
}
