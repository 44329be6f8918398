import type { Route } from '@sopaan/contract/routes';
import { page } from '../../../testing/fake-manifest';
import { testApp } from '../../../testing/test-app';
import { TestEnvironment } from '../environments/testing/test-environment';
import { retireIn } from './testing/retire-in';

const api = testApp();

const redirect = (path: string, target: string): Route => ({
  path,
  redirect: { guest: target, member: target },
});

/** An environment whose release of explore has the page /explore and these routes. */
async function createEnvironment(name: string, routes: Route[]) {
  const environment = new TestEnvironment(api, name);
  const publishExplore = (version: string, more: Route[]) =>
    environment.publish('explore', version, { routes: [page('/explore', 'home'), ...more] });
  await environment.promote([
    await environment.publish('host', '1.1.0'),
    await publishExplore('1.1.0', routes),
  ]);
  return { environment, publishExplore, ...retireIn(api, name) };
}

test('[P12] rejects a retirement that forms a loop with another one', async () => {
  const { retire, rejectedRetire } = await createEnvironment('loop', [
    page('/course/:title/:id', 'course'),
  ]);
  await retire(['/course/:title/:id'], '/explore');
  const { status, reasons } = await rejectedRetire(['/explore'], '/course/web/c1');
  expect({ status, reasons }).toMatchObject({ status: 422, reasons: [{ rule: 'redirects' }] });
  expect(reasons[0]?.message).toContain('/explore → /course/web/c1 → /explore');
});

test('[P12] rejects a retirement that forms a loop with a redirect of a release', async () => {
  const routes = [redirect('/mentor', '/overall'), page('/overall', 'overall')];
  const { retire, rejectedRetire } = await createEnvironment('over', routes);
  const { reasons } = await rejectedRetire(['/overall'], '/mentor');
  expect(reasons).toMatchObject([{ rule: 'redirects' }]);
  // Once the redirect itself is retired, nothing leads back.
  await retire(['/mentor'], '/explore');
  await retire(['/overall'], '/mentor');
});

test('[P12] rejects a promotion with a redirect that forms a loop with a retirement', async () => {
  const { environment, publishExplore, retire } = await createEnvironment('promoted', [
    page('/mentor', 'mentor'),
  ]);
  await retire(['/institute/*'], '/mentor');
  const { reasons } = await environment.rejectedPromote([
    await publishExplore('1.2.0', [redirect('/mentor', '/institute/x')]),
  ]);
  expect(reasons).toMatchObject([{ rule: 'redirects' }]);
});

test('[P12] a release is promoted whether or not it declares a retired path', async () => {
  const { environment, publishExplore, retire, state } = await createEnvironment('routes', [
    page('/mentor', 'old'),
  ]);
  const withoutRoute = await publishExplore('1.2.0', []);
  const rejection = await environment.rejectedPromote([withoutRoute]);
  expect(rejection.reasons).toMatchObject([{ rule: 'paths' }]);
  expect(rejection.reasons[0]?.message).toContain("retire '/mentor' --gone");

  await retire(['/mentor'], null);
  await environment.promote([await publishExplore('1.3.0', [page('/mentor', 'new')])]);
  await environment.promote([withoutRoute]);
  expect((await state()).retirements).toEqual([{ pattern: '/mentor', to: null }]);
});
