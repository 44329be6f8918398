import { differenceEndpoint } from '@sopaan/schemas/releases/difference';
import { rollbackEndpoint } from '@sopaan/schemas/releases/environment';
import { screen, within } from '@testing-library/react';
import { aRegistry, openConsole, findButton } from '../../../testing/open-console';
import { anEnvironment, setB } from '../testing/records';

const aDifference = {
  units: [{ unit: 'explore', from: '1.1.0-e2', to: '1.0.0-e1' }],
  routes: [
    {
      path: '/explore',
      unit: 'explore',
      change: 'changed' as const,
      details: ['layout page → site'],
    },
  ],
  contract: [],
  shared: [],
  bytes: [{ path: '/explore', from: 204_800, to: 102_400 }],
};

test('the differences of a change are fetched when its row is expanded, not before', async () => {
  const network = aRegistry().on(differenceEndpoint, () => aDifference);
  const { user } = openConsole('?tab=history', network);
  const expand = await findButton('Difference of revision 7');
  expect(network.requests(differenceEndpoint)).toEqual([]);
  await user.click(expand);
  await screen.findByText(/200 KiB → 100 KiB \(−100 KiB\)/);
  expect(screen.getByText(/changed: layout page → site/)).toBeVisible();
  expect(network.requests(differenceEndpoint)).toEqual([
    { from: 'bbbbbbbbbbbb', to: 'aaaaaaaaaaaa' },
  ]);
});

test('a rollback shows what it changes, requires a reason, and sends the set and the revision', async () => {
  const network = aRegistry().on(rollbackEndpoint, () => anEnvironment({ revision: 8, set: setB }));
  const { user } = openConsole('?tab=history', network);
  // The history of `aRegistry` has the revisions 7, which is current, and 6.
  await user.click(await findButton('Roll back to this… revision 6'));
  const dialog = await screen.findByRole('dialog', {
    name: 'Roll production back to bbbbbbbbbbbb?',
  });
  expect(dialog).toHaveTextContent('This changes:explore 1.0.0-e1 → 1.1.0-e2');
  await user.click(within(dialog).getByRole('button', { name: 'Roll back' }));
  await within(dialog).findByRole('alert');
  expect(network.requests(rollbackEndpoint)).toEqual([]);
  await user.type(within(dialog).getByLabelText(/Reason/), 'The lists are empty');
  await user.click(within(dialog).getByRole('button', { name: 'Roll back' }));
  await screen.findByRole('heading', { name: 'History of production' });
  expect(network.requests(rollbackEndpoint)).toEqual([
    { environment: 'production', expected: 7, to: 'bbbbbbbbbbbb', why: 'The lists are empty' },
  ]);
});

test('the current set is marked, and cannot be rolled back to', async () => {
  openConsole('?tab=history');
  const rows = within(await screen.findByRole('list', { name: 'Sets of production' }));
  const [newest] = rows.getAllByRole('heading', { level: 3 });
  expect(newest).toHaveTextContent('promote to aaaaaaaaaaaaCurrent');
  expect(screen.getAllByRole('button', { name: /Roll back/ })).toHaveLength(1);
});
