import { advanceTime, setClockBack } from '../testing/clock';
import { ExpiringCache } from './expiring-cache';

test('an entry expires after its maximum age even when the clock was set back', () => {
  const cache = new ExpiringCache<string>({ maxSize: 10, ttlMs: 5_000 });
  cache.set('usual', 'a');
  cache.set('longer', 'b', 60_000);
  setClockBack(3_600);
  advanceTime(4);
  expect([cache.get('usual'), cache.get('longer')]).toEqual(['a', 'b']);
  advanceTime(2);
  expect([cache.get('usual'), cache.get('longer')]).toEqual([undefined, 'b']);
});

test('setting the clock forward does not expire entries', () => {
  const cache = new ExpiringCache<string>({ maxSize: 10, ttlMs: 5_000 });
  cache.set('usual', 'a');
  setClockBack(-3_600);
  expect(cache.get('usual')).toBe('a');
});
