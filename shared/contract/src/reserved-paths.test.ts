import { findReservedPath } from './reserved-paths';

test.each([
  ['/api/courses', 'edge'],
  ['/API', 'edge'],
  ['/-/set', 'edge'],
  ['/healthz', 'edge'],
  ['/readyz', 'edge'],
  ['/assets/x/y', 'edge'],
  ['/:a', 'edge'],
  ['/:a/:b/:c', 'edge'],
  ['/auth/:x', 'host'],
  ['/account', 'host'],
  ['/releases/:id', 'host'],
])('[P1] no remote may serve %s, which is reserved for the %s', (pattern, servedBy) => {
  expect(findReservedPath('marketing', pattern)).toMatchObject({ servedBy });
});

test('[P1] the host may serve its own paths, but not those of the edge', () => {
  expect(findReservedPath('host', '/auth/login')).toBeUndefined();
  expect(findReservedPath('host', '/api/x')).toMatchObject({ servedBy: 'edge' });
  expect(findReservedPath('explore', '/course/:title/:id')).toBeUndefined();
});
