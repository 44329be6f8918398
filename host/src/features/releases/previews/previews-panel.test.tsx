import { listPreviewsEndpoint, revokePreviewEndpoint } from '@sopaan/schemas/release-preview';
import { screen, within } from '@testing-library/react';
import { aRegistry, openConsole, theButton } from '../stage/open-console';
import { aPreview } from '../stage/records';

test('previews say what they show and whether they are open; an open one can be revoked', async () => {
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
  const states = list.getAllByText(/^(?:Open|Expired|Revoked)$/).map((one) => one.textContent);
  expect(states).toEqual(['Open', 'Expired', 'Revoked']);
  expect(list.getByText(/in production: New filters/)).toBeVisible();
  await user.click(await theButton('Revoke… the preview of explore 1.1.0'));
  await user.click(await theButton('Revoke'));
  expect(network.requests(revokePreviewEndpoint)).toEqual([{ id: 'preview-1' }]);
});

test('without previews, the page says what they are for', async () => {
  openConsole(
    '?tab=previews',
    aRegistry().on(listPreviewsEndpoint, () => ({ previews: [] })),
  );
  await screen.findByText('No previews yet');
});
