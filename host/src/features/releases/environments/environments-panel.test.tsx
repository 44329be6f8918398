import { ApiError } from '@sopaan/api-client/api-error';
import {
  listEnvironmentsEndpoint,
  lockEndpoint,
  promoteEndpoint,
  stopCanaryEndpoint,
} from '@sopaan/schemas/release-environment';
import { screen, within } from '@testing-library/react';
import { aRegistry, openConsole, theButton } from '../stage/open-console';
import { aCanary, anEnvironment, setB } from '../stage/records';

const refusal = (details: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ code: 'RELEASE_REFUSED', status: 422, origin: 'server', ...details });

test('an environment says its set, since when and by whom, in Indian time', async () => {
  openConsole();
  const card = await screen.findByRole('region', { name: 'production' });
  expect(card).toHaveTextContent(
    /Set aaaaaaaaaaaa since 20 Nov 2026, 12:00 pm IST, by explore-team/,
  );
  expect(card).toHaveTextContent('Revision 7');
});

test('without an environment, the page says how the first one comes to be', async () => {
  openConsole('', aRegistry([]));
  await screen.findByText('No environment yet');
});

test('environments that cannot be read say so and can be read again', async () => {
  const network = aRegistry().on(listEnvironmentsEndpoint, () =>
    refusal({ code: 'FORBIDDEN', status: 403 }),
  );
  const { user } = openConsole('', network);
  const failed = await screen.findByRole('alert');
  expect(failed).toHaveTextContent('The environments could not be loaded');
  expect(failed).toHaveTextContent('You do not have permission to do that.');
  network.on(listEnvironmentsEndpoint, () => ({ environments: [anEnvironment()] }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('region', { name: 'production' });
});

async function fillPromotion(user: ReturnType<typeof openConsole>['user']) {
  await user.click(await theButton('Promote… to production'));
  const dialog = await screen.findByRole('dialog', { name: 'Promote to production' });
  await user.click(within(dialog).getByRole('combobox', { name: /Unit/ }));
  await user.click(within(dialog).getByRole('option', { name: 'explore' }));
  await user.click(within(dialog).getByRole('combobox', { name: /Release/ }));
  await user.click(
    await within(dialog).findByRole('option', { name: /^1\.1\.0-e2, .* Asha Rao$/ }),
  );
  return dialog;
}

test('a promotion names unit, release, share, reason and the revision that was seen', async () => {
  const network = aRegistry().on(promoteEndpoint, () => anEnvironment({ revision: 8, set: setB }));
  const { user, toasts } = openConsole('', network);
  const dialog = await fillPromotion(user);
  await user.click(within(dialog).getByRole('radio', { name: /A part of the visitors/ }));
  const percent = within(dialog).getByLabelText(/Percent/);
  await user.clear(percent);
  await user.type(percent, '25');
  await user.type(within(dialog).getByLabelText(/Why/), 'Faster lists');
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

test('a promotion without a choice is not sent, and says what is missing', async () => {
  const network = aRegistry().on(promoteEndpoint, () => anEnvironment());
  const { user } = openConsole('', network);
  await user.click(await theButton('Promote… to production'));
  await user.click(await theButton('Promote'));
  const problems = await screen.findByRole('alert');
  expect(problems).toHaveTextContent('Choose a unit.');
  expect(problems).toHaveTextContent('Choose a release.');
  expect(network.requests(promoteEndpoint)).toEqual([]);
});

test('a refused promotion lists each reason with the pair that it is about, and keeps the form', async () => {
  const reasons = [
    {
      rule: 'contract',
      about: ['explore@1.1.0-e2', 'host@1.0.0-h1'],
      message: 'Needs contract ^2.0.0.',
    },
    { rule: 'budget', about: ['/explore'], message: '340 KiB, 320 are allowed.' },
  ];
  const network = aRegistry().on(promoteEndpoint, () => refusal({ reasons }));
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

test('when somebody else was faster, the fresh state is shown before the promotion goes on from it', async () => {
  const environments = [anEnvironment()];
  const network = aRegistry(environments).on(promoteEndpoint, ({ expected }) =>
    expected === 8
      ? anEnvironment({ revision: 9 })
      : refusal({ code: 'ENVIRONMENT_MOVED', status: 409 }),
  );
  const { user } = openConsole('', network);
  const dialog = await fillPromotion(user);
  await user.click(within(dialog).getByRole('button', { name: 'Promote' }));
  const alert = await within(dialog).findByRole('alert');
  expect(alert).toHaveTextContent('Someone else changed this environment.');
  environments[0] = anEnvironment({ revision: 8, set: setB, changedBy: 'practice-team' });
  await user.click(within(alert).getByRole('button', { name: 'Look again' }));
  await within(dialog).findByText(/by practice-team \(revision 8\)/);
  expect(dialog).toHaveTextContent('explore 1.0.0-e1 → 1.1.0-e2');
  expect(within(dialog).queryByRole('alert')).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Promote' }));
  await screen.findByRole('region', { name: 'production' });
  expect(network.requests(promoteEndpoint).map(({ expected }) => expected)).toEqual([7, 8]);
});

test('a lock needs a reason, and is shown with it', async () => {
  const environments = [anEnvironment()];
  const lock = { by: 'admin asha@example.in', why: 'Exam day', since: '2026-11-20T09:00:00.000Z' };
  const network = aRegistry(environments).on(lockEndpoint, () => {
    environments[0] = anEnvironment({ lock });
    return anEnvironment({ lock });
  });
  const { user } = openConsole('', network);
  await user.click(await theButton('Lock… production'));
  await user.click(await theButton('Lock'));
  await screen.findByRole('alert');
  expect(network.requests(lockEndpoint)).toEqual([]);
  await user.type(screen.getByLabelText(/Why/), 'Exam day');
  await user.click(await theButton('Lock'));
  const words = await screen.findByText(/^Locked by admin asha@example\.in/);
  expect(words).toHaveTextContent('since 20 Nov 2026, 2:30 pm IST: Exam day');
  expect(network.requests(lockEndpoint)).toEqual([{ environment: 'production', why: 'Exam day' }]);
  expect(await theButton('Unlock… production')).toBeVisible();
});

test('a canary stands beside the present set, and can be stopped', async () => {
  const network = aRegistry([anEnvironment({ canary: aCanary })]).on(stopCanaryEndpoint, () =>
    anEnvironment({ revision: 8 }),
  );
  const { user } = openConsole('', network);
  const canary = await screen.findByRole('region', { name: 'Canary for 10 % of the visitors' });
  expect(canary).toHaveTextContent('explore 1.0.0-e1 → 1.1.0-e2');
  const chart = await within(canary).findByRole('img', { name: /^Pages with a failure/ });
  expect(chart).toHaveAccessibleName('Pages with a failure present: 0.5%; canary: 25%');
  await user.click(within(canary).getByRole('button', { name: 'Stop canary…' }));
  await user.type(await screen.findByLabelText(/Why/), 'Too many failures');
  await user.click(await theButton('Stop canary'));
  expect(network.requests(stopCanaryEndpoint)).toEqual([
    { environment: 'production', expected: 7, why: 'Too many failures' },
  ]);
});

test('a canary is given to everyone by promoting the very releases that it tries', async () => {
  const network = aRegistry([anEnvironment({ canary: aCanary })]).on(promoteEndpoint, () =>
    anEnvironment({ revision: 8, set: setB }),
  );
  const { user } = openConsole('', network);
  await user.click(await theButton('Give it to everyone…'));
  await user.click(await theButton('Give it to everyone'));
  expect(network.requests(promoteEndpoint)).toEqual([
    {
      environment: 'production',
      expected: 7,
      parts: [{ unit: 'explore', release: '1.1.0-e2' }],
      why: '',
    },
  ]);
});
