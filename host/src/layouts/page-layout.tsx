import { useLongToastDuration } from '../toasts/toast-duration';
import { Frame } from './frame';

/** Detail pages and pages of the member: header and footer. */
export function PageLayout() {
  useLongToastDuration();
  return <Frame footer />;
}
