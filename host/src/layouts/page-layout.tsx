import { useLongToasts } from '../toasts/toast-duration';
import { Frame } from './frame';

/** Details and a visitor's own pages: header and footer. */
export function PageLayout() {
  useLongToasts();
  return <Frame footer />;
}
