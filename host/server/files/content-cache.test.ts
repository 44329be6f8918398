import { contentCache } from './content-cache';

test('[P6] drops the least recently used contents when their total size exceeds the limit', () => {
  const cache = contentCache(30);
  for (const key of ['a', 'b', 'c']) cache.set(key, Buffer.alloc(10));
  cache.get('a');
  cache.set('d', Buffer.alloc(10));
  expect(['a', 'b', 'c', 'd'].filter(cache.has)).toEqual(['a', 'c', 'd']);
  cache.set('c', Buffer.alloc(1));
  cache.set('e', Buffer.alloc(9));
  expect(['a', 'c', 'd', 'e'].filter(cache.has)).toEqual(['a', 'c', 'd', 'e']);
});

test('[P6] does not keep content that exceeds the limit by itself', () => {
  const cache = contentCache(30);
  cache.set('a', Buffer.alloc(31));
  expect(cache.has('a')).toBe(false);
});
