import * as current from './shared-router';
import * as former from './shared-router-former-name';

test('the router is the same library under its former name', () => {
  expect(Object.keys(former)).toContain('Link');
  expect(current).toMatchObject({ ...former });
});
