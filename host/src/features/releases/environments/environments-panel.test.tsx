import { ApiError } from '@sopaan/api-client/api-error';
import {
  listEnvironmentsEndpoint,
  lockEndpoint,
  promoteEndpoint,
  stopCanaryEndpoint,
} from '@sopaan/schemas/releases/environment';
import { screen, within } from '@testing-library/react';
import { aRegistry, openConsole, findButton } from '../../../testing/open-console';
import { aCanary, anEnvironment, setB } from '../testing/records';

const rejection = (details: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ code: 'RELEASE_REFUSED', status: 422, origin: 'server', ...details });

test('an environment shows its set, and when and by whom it was changed, in Indian time', async () => {
  openConsole();
  const card = await screen.findByRole('region', { name: 'production' });
  expect(card).toHaveTextContent(
    /Set aaaaaaaaaaaa since 20 Nov 2026, 12:00 pm IST, by explore-team/,
  );
  expect(card).toHaveTextContent('Revision 7');
});

test('without environments, the page explains how to create the first one', async () => {
  openConsole('', aRegistry([]));
  await screen.findByText('No environments yet');
});

test('environments that cannot be loaded show an error and can be retried', async () => {
  const network = aRegistry().on(listEnvironmentsEndpoint, () =>
    rejection({ code: 'FORBIDDEN', status: 403 }),
  );
  const { user } = openConsole('', network);
  const failedAlert = await screen.findByRole('alert');
  expect(failedAlert).toHaveTextContent('The environments could not be loaded');
  expect(failedAlert).toHaveTextContent('You do not have permission to do that.');
  network.on(listEnvironmentsEndpoint, () => ({ environments: [anEnvironment()] }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('region', { name: 'production' });
});

async function fillPromotion(user: ReturnType<typeof openConsole>['user']) {
  await user.click(await findButton('Promote… to production'));
  const dialog = await screen.findByRole('dialog', { name: 'Promote to production' });
  await user.click(within(dialog).getByRole('combobox', { name: /Unit/ }));
  await user.click(within(dialog).getByRole('option', { name: 'explore' }));
  await user.click(within(dialog).getByRole('combobox', { name: /Release/ }));
  await user.click(
    await within(dialog).findByRole('option', { name: /^1\.1\.0-e2, .* Asha Rao$/ }),
  );
  return dialog;
}

test('a promotion sends unit, release, percentage, reason and the displayed revision', async () => {
  const network = aRegistry().on(promoteEndpoint, () => anEnvironment({ revision: 8, set: setB }));
  const { user, toasts } = openConsole('', network);
  const dialog = await fillPromotion(user);
  await user.click(within(dialog).getByRole('radio', { name: /Some visitors/ }));
  const percent = within(dialog).getByLabelText(/Percentage/);
  await user.clear(percent);
  await user.type(percent, '25');
  await user.type(within(dialog).getByLabelText(/Reason/), 'Faster lists');
  await user.click(within(dialog).getByRole('button', { name: 'Promote' }));
  await screen.findByRole('region', { name: 'production' });
  expect(network.requests(promoteEndpoint)).toEqual([
    {
      environment: 'production',
      expected: 7,
      parts: [{ unit: 'explore', release: '1.1.0-e2' }],
      percent: 25,
      why: 'Faster lists',
    },
  ]);
  expect(toasts.at(-1)).toMatchObject({ kind: 'success', message: 'Promoted to production.' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an incomplete promotion is not sent and lists the missing fields', async () => {
  const network = aRegistry().on(promoteEndpoint, () => anEnvironment());
  const { user } = openConsole('', network);
  await user.click(await findButton('Promote… to production'));
  await user.click(await findButton('Promote'));
  const problems = await screen.findByRole('alert');
  expect(problems).toHaveTextContent('Choose a unit.');
  expect(problems).toHaveTextContent('Choose a release.');
  expect(network.requests(promoteEndpoint)).toEqual([]);
});

test('a rejected promotion lists each reason with the releases it is about, and keeps the form', async () => {
  const reasons = [
    {
      rule: 'contract',
      about: ['explore@1.1.0-e2', 'host@1.0.0-h1'],
      message: 'Needs contract ^2.0.0.',
    },
    { rule: 'budget', about: ['/explore'], message: '340 KiB, 320 are allowed.' },
  ];
  const network = aRegistry().on(promoteEndpoint, () => rejection({ reasons }));
  const { user } = openConsole('', network);
  const dialog = await fillPromotion(user);
  await user.click(within(dialog).getByRole('button', { name: 'Promote' }));
  const alert = await within(dialog).findByRole('alert');
  const items = within(alert)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(items).toEqual([
    'explore@1.1.0-e2 and host@1.0.0-h1: Needs contract ^2.0.0.',
    '/explore: 340 KiB, 320 are allowed.',
  ]);
  expect(document.activeElement).toContainElement(alert);
  expect(within(dialog).getByRole('combobox', { name: /Unit/ })).toHaveValue('explore');
});

test('if the environment has changed since the dialog opened, the new state is shown before the promotion can be repeated', async () => {
  const environments = [anEnvironment()];
  const network = aRegistry(environments).on(promoteEndpoint, ({ expected }) =>
    expected === 8
      ? anEnvironment({ revision: 9 })
      : rejection({ code: 'ENVIRONMENT_MOVED', status: 409 }),
  );
  const { user } = openConsole('', network);
  const dialog = await fillPromotion(user);
  await user.click(within(dialog).getByRole('button', { name: 'Promote' }));
  const alert = await within(dialog).findByRole('alert');
  expect(alert).toHaveTextContent('Someone else changed this environment.');
  environments[0] = anEnvironment({ revision: 8, set: setB, changedBy: 'practice-team' });
  await user.click(within(alert).getByRole('button', { name: 'Refresh' }));
  await within(dialog).findByText(/changed by practice-team \(revision 8\)/);
  expect(dialog).toHaveTextContent('explore 1.0.0-e1 → 1.1.0-e2');
  expect(within(dialog).queryByRole('alert')).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Promote' }));
  await screen.findByRole('region', { name: 'production' });
  expect(network.requests(promoteEndpoint).map(({ expected }) => expected)).toEqual([7, 8]);
});

test('a lock requires a reason, which is shown', async () => {
  const environments = [anEnvironment()];
  const lock = { by: 'admin asha@example.in', why: 'Exam day', since: '2026-11-20T09:00:00.000Z' };
  const network = aRegistry(environments).on(lockEndpoint, () => {
    environments[0] = anEnvironment({ lock });
    return anEnvironment({ lock });
  });
  const { user } = openConsole('', network);
  await user.click(await findButton('Lock… production'));
  await user.click(await findButton('Lock'));
  await screen.findByRole('alert');
  expect(network.requests(lockEndpoint)).toEqual([]);
  await user.type(screen.getByLabelText(/Reason/), 'Exam day');
  await user.click(await findButton('Lock'));
  const lockText = await screen.findByText(/^Locked by admin asha@example\.in/);
  expect(lockText).toHaveTextContent('since 20 Nov 2026, 2:30 pm IST: Exam day');
  expect(network.requests(lockEndpoint)).toEqual([{ environment: 'production', why: 'Exam day' }]);
  expect(await findButton('Unlock… production')).toBeVisible();
});

test('a canary is compared with the current set, and can be stopped', async () => {
  const network = aRegistry([anEnvironment({ canary: aCanary })]).on(stopCanaryEndpoint, () =>
    anEnvironment({ revision: 8 }),
  );
  const { user } = openConsole('', network);
  const canary = await screen.findByRole('region', { name: 'Canary for 10 % of visitors' });
  expect(canary).toHaveTextContent('explore 1.0.0-e1 → 1.1.0-e2');
  const chart = await within(canary).findByRole('img', { name: /^Pages with a failure/ });
  expect(chart).toHaveAccessibleName('Pages with a failure present: 0.5%; canary: 25%');
  await user.click(within(canary).getByRole('button', { name: 'Stop canary…' }));
  await user.type(await screen.findByLabelText(/Reason/), 'Too many failures');
  await user.click(await findButton('Stop canary'));
  expect(network.requests(stopCanaryEndpoint)).toEqual([
    { environment: 'production', expected: 7, why: 'Too many failures' },
  ]);
});

test('[P12] an environment lists its retired paths, with their target and who retired them', async () => {
  const retired = { unit: 'explore', at: '2026-11-20T09:00:00.000Z', by: 'explore-team' };
  const retirements = [
    { ...retired, pattern: '/course/:id', to: '/explore/:id', why: 'Moved' },
    { ...retired, pattern: '/old/*', to: null, why: '' },
  ];
  openConsole('', aRegistry([anEnvironment({ retirements })]));
  const section = await screen.findByRole('region', { name: 'Retired paths' });
  expect(section).toHaveTextContent(/\/course\/:id.*\/explore\/:id.*by explore-team.*Moved/);
  expect(section).toHaveTextContent(/\/old\/\*.*Gone/);
});

test('promoting a canary to all visitors sends its releases', async () => {
  const network = aRegistry([anEnvironment({ canary: aCanary })]).on(promoteEndpoint, () =>
    anEnvironment({ revision: 8, set: setB }),
  );
  const { user } = openConsole('', network);
  await user.click(await findButton('Promote to all…'));
  await user.click(await findButton('Promote to all'));
  expect(network.requests(promoteEndpoint)).toEqual([
    {
      environment: 'production',
      expected: 7,
      parts: [{ unit: 'explore', release: '1.1.0-e2' }],
      why: '',
    },
  ]);
});
