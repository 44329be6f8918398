import { Frame } from './frame';

/** The authentication pages: a header without menu, no footer. */
export function AuthLayout() {
  return <Frame plain />;
}
