import { useLongToastDuration } from '../toasts/toast-duration';
import { Frame } from './frame';

/** Videos and live classes: header, no footer. */
export function LearnLayout() {
  useLongToastDuration();
  return <Frame />;
}
