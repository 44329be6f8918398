import { useLongToasts } from '../toasts/toast-duration';
import { Frame } from './frame';

/** Videos and live classes: header, no footer. */
export function LearnLayout() {
  useLongToasts();
  return <Frame />;
}
