import { paths, safeNext } from '@sopaan/contract/paths';
import { object, string } from 'yup';
import { useLocation, useSearchParams } from 'react-router-dom';

const stateSchema = object({ from: string() }).nullable();

function fromState(state: unknown): string | undefined {
  return stateSchema.isValidSync(state, { strict: true }) ? state?.from : undefined;
}

/** Resolves a target that is an authentication page to that page's own `next`. */
function skipAuthPages(target: string | null | undefined): string {
  const next = safeNext(target);
  if (!/^\/auth(?![\w-])/i.test(next)) return next;
  const nested = safeNext(new URL(next, 'http://site.invalid').searchParams.get('next'));
  return /^\/auth(?![\w-])/i.test(nested) ? paths.home : nested;
}

/** The page to open after login: `?next=`, or the page on which the header's button was pressed. */
export function useNext(): string {
  const [query] = useSearchParams();
  const { state } = useLocation();
  return skipAuthPages(query.get('next') ?? fromState(state));
}

/** The path of another authentication page, with the same page to open afterwards. */
export function withNext(path: string, next: string): string {
  return next === paths.home ? path : `${path}?next=${encodeURIComponent(next)}`;
}
