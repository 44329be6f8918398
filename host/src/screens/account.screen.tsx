import { UnderDevelopment } from '../features/under-development/under-development';

/** Stands until its feature does. */
export function Component() {
  return <UnderDevelopment title="Account and security" />;
}
