import { listPreviewsEndpoint, revokePreviewEndpoint } from '@sopaan/schemas/releases/preview';
import { screen, within } from '@testing-library/react';
import { aRegistry, openConsole, findButton } from '../../../testing/open-console';
import { aPreview } from '../testing/records';

test('previews show their releases and status; an active one can be revoked', async () => {
  const previews = [
    aPreview({ note: 'New filters' }),
    aPreview({ id: 'preview-2', expires: '2026-01-01T00:00:00.000Z' }),
    aPreview({ id: 'preview-3', revokedAt: '2026-11-20T07:00:00.000Z' }),
  ];
  const network = aRegistry()
    .on(listPreviewsEndpoint, () => ({ previews }))
    .on(revokePreviewEndpoint, ({ id }) => aPreview({ id }));
  const { user } = openConsole('?tab=previews', network);
  const list = within(await screen.findByRole('list', { name: 'Previews' }));
  const states = list
    .getAllByText(/^(?:Active|Expired|Revoked)$/)
    .map((state) => state.textContent);
  expect(states).toEqual(['Active', 'Expired', 'Revoked']);
  expect(list.getByText(/in production: New filters/)).toBeVisible();
  await user.click(await findButton('Revoke… the preview of explore 1.1.0'));
  await user.click(await findButton('Revoke'));
  expect(network.requests(revokePreviewEndpoint)).toEqual([{ id: 'preview-1' }]);
});

test('without previews, the page explains what they are for', async () => {
  openConsole(
    '?tab=previews',
    aRegistry().on(listPreviewsEndpoint, () => ({ previews: [] })),
  );
  await screen.findByText('No previews yet');
});
