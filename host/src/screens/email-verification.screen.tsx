import { UnderDevelopment } from '../features/under-development/under-development';

/** Stands until mail can be sent. */
export function Component() {
  return <UnderDevelopment title="Email verification" />;
}
