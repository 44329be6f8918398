import { contentCache } from './content-cache';

test('[P6] drops the contents that were not used for longest, from its size on', () => {
  const cache = contentCache(30);
  for (const key of ['a', 'b', 'c']) cache.set(key, Buffer.alloc(10));
  cache.get('a');
  cache.set('d', Buffer.alloc(10));
  expect(['a', 'b', 'c', 'd'].filter(cache.has)).toEqual(['a', 'c', 'd']);
  cache.set('c', Buffer.alloc(1));
  cache.set('e', Buffer.alloc(9));
  expect(['a', 'c', 'd', 'e'].filter(cache.has)).toEqual(['a', 'c', 'd', 'e']);
  cache.set('f', Buffer.alloc(31));
  expect(['a', 'c', 'd', 'e', 'f'].filter(cache.has)).toEqual([]);
});
