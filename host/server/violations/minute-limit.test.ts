import { advanceTime, setClockBack } from '../testing/clock';
import { minuteLimit } from './minute-limit';

test('a limit per minute starts again after a minute even when the clock was set back', () => {
  const fits = minuteLimit(10);
  expect([fits(6), fits(6), fits(4), fits(1)]).toEqual([true, false, true, false]);
  setClockBack(3_600);
  advanceTime(59);
  expect(fits(1)).toBe(false);
  advanceTime(1);
  expect([fits(10), fits(1)]).toEqual([true, false]);
});
