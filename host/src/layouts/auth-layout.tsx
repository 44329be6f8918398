import { Frame } from './frame';

/** Login and its neighbours: a plain header and nothing that distracts. */
export function AuthLayout() {
  return <Frame plain />;
}
