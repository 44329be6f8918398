import { TimeLeft } from '../chrome/time-left';
import { Frame } from './frame';

/** The code editor and tests: a header without menu, and the time left while a test runs. */
export function FocusLayout() {
  return <Frame plain banner={<TimeLeft />} />;
}
