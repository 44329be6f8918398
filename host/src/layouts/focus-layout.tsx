import { TimeLeft } from '../chrome/time-left';
import { Frame } from './frame';

/** The code editor and tests: a header without menu, with the remaining time while a test runs. */
export function FocusLayout() {
  return <Frame plain banner={<TimeLeft />} />;
}
