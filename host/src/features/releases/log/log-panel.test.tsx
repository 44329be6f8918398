import { listLogEndpoint, type LogEntry } from '@sopaan/schemas/releases/log';
import { screen, waitFor, within } from '@testing-library/react';
import { aRegistry, openConsole } from '../../../testing/open-console';

const entry = (id: string, why: string): LogEntry => ({
  id,
  at: '2026-11-20T06:30:00.000Z',
  actor: 'registry',
  action: 'canary stopped',
  environment: 'production',
  releases: ['explore@1.1.0-e2'],
  why,
  from: 'aaaaaaaaaaaa',
  to: 'bbbbbbbbbbbb',
});

test('the audit log shows action, time, actor, reason and sets of each entry, page by page', async () => {
  const network = aRegistry().on(listLogEndpoint, ({ cursor }) =>
    cursor === undefined
      ? { items: [entry('9', 'Failures beyond the threshold')], nextCursor: 'c1' }
      : { items: [entry('8', 'An older one')], nextCursor: null },
  );
  const { user } = openConsole('?tab=log', network);
  const list = await screen.findByRole('list', { name: 'Audit log' });
  expect(list).toHaveTextContent('canary stopped in production');
  expect(list).toHaveTextContent('20 Nov 2026, 12:00 pm IST');
  expect(list).toHaveTextContent('aaaaaaaaaaaa → bbbbbbbbbbbb');
  expect(list).toHaveTextContent('Failures beyond the threshold');
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByText('An older one');
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('the filters of the audit log are in the URL', async () => {
  const network = aRegistry().on(listLogEndpoint, () => ({ items: [], nextCursor: null }));
  const { user, url } = openConsole('?tab=log', network);
  await screen.findByText('No entries');
  const unit = screen.getByRole('combobox', { name: 'Unit' });
  await user.click(unit);
  await user.click(await screen.findByRole('option', { name: 'explore' }));
  expect(url()).toBe('/releases?tab=log&unit=explore');
  await waitFor(() =>
    expect(network.requests(listLogEndpoint).at(-1)).toMatchObject({ unit: 'explore' }),
  );
  expect(within(screen.getByRole('tabpanel')).getByDisplayValue('explore')).toBeVisible();
});
