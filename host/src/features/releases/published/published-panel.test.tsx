import { differenceEndpoint } from '@sopaan/schemas/releases/difference';
import { createPreviewEndpoint } from '@sopaan/schemas/releases/preview';
import { listReleasesEndpoint } from '@sopaan/schemas/releases/publish';
import { screen, within } from '@testing-library/react';
import { aRegistry, openConsole, findButton } from '../../../testing/open-console';
import { aPreview, aRelease } from '../testing/records';

test('lists the releases of the unit in the URL, page by page, with their size and environments', async () => {
  const network = aRegistry().on(listReleasesEndpoint, ({ cursor }) =>
    cursor === undefined
      ? { items: [aRelease({ environments: ['production'] })], nextCursor: 'next' }
      : { items: [aRelease({ release: '0.9.0-e0' })], nextCursor: null },
  );
  const { user, url } = openConsole('?tab=releases&unit=explore', network);
  const list = await screen.findByRole('list', { name: 'Published releases' });
  expect(list).toHaveTextContent('50 KiB in 12 files');
  expect(list).toHaveTextContent('Runs inproduction');
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByText('0.9.0-e0');
  const requests = network.requests(listReleasesEndpoint);
  expect(requests.map(({ unit, cursor }) => [unit, cursor])).toEqual([
    ['explore', undefined],
    ['explore', 'next'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Clear Unit' }));
  expect(url()).toBe('/releases?tab=releases');
});

test('[P6] says how many files of a release had changed on an edge', async () => {
  const network = aRegistry().on(listReleasesEndpoint, () => ({
    items: [
      aRelease({ changedFiles: 2 }),
      aRelease({ release: '0.9.0-e0', changedFiles: 1 }),
      aRelease({ release: '0.8.0-e0' }),
    ],
    nextCursor: null,
  }));
  openConsole('?tab=releases&unit=explore', network);
  await screen.findByText('2 files had changed on an edge and were installed again');
  expect(screen.getAllByText(/changed on an edge/).map((one) => one.textContent)).toEqual([
    '2 files had changed on an edge and were installed again',
    '1 file had changed on an edge and was installed again',
  ]);
});

test('without releases, the page explains how to publish one', async () => {
  const network = aRegistry().on(listReleasesEndpoint, () => ({ items: [], nextCursor: null }));
  openConsole('?tab=releases&unit=learn', network);
  await screen.findByText('No release of learn yet');
  expect(screen.getByText(/npm run release -- publish learn/)).toBeVisible();
});

test('compares a release with the one that production runs', async () => {
  const noDifference = { units: [], routes: [], contract: [], shared: [], bytes: [] };
  const network = aRegistry().on(differenceEndpoint, () => noDifference);
  const { user } = openConsole('?tab=releases', network);
  await user.click(await findButton('Difference explore 1.1.0-e2'));
  await screen.findByText('No differences.');
  expect(network.requests(differenceEndpoint)).toEqual([
    { from: 'explore@1.0.0-e1', to: 'explore@1.1.0-e2' },
  ]);
  await user.click(await findButton('Difference explore 1.0.0-e1'));
  await screen.findByText('Production already runs this release.');
});

test('creates a preview of several releases and shows its link once', async () => {
  const network = aRegistry().on(createPreviewEndpoint, () => ({
    preview: aPreview(),
    token: 'token-of-the-preview-link',
  }));
  const { user } = openConsole('?tab=releases', network);
  await user.click(await findButton('Preview… explore 1.1.0-e2'));
  const dialog = await screen.findByRole('dialog', { name: 'Create preview' });
  await user.click(within(dialog).getByRole('button', { name: 'Add another release' }));
  const secondRelease = within(dialog).getByRole('group', { name: 'Release 2' });
  await user.type(within(secondRelease).getByRole('combobox', { name: /Unit/ }), 'host');
  await user.keyboard('{Enter}');
  await user.type(within(secondRelease).getByRole('combobox', { name: /Release/ }), '1.0.0-h9');
  await user.click(await within(secondRelease).findByRole('option', { name: /1\.0\.0-h9/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Create link' }));
  const linkDialog = await screen.findByRole('dialog', { name: 'Preview link' });
  expect(within(linkDialog).getByLabelText('Link')).toHaveValue(
    'http://localhost/?preview=token-of-the-preview-link',
  );
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(within(linkDialog).getByRole('button', { name: 'Copy' }));
  await within(linkDialog).findByText('Copied');
  expect(copied).toHaveBeenCalledWith('http://localhost/?preview=token-of-the-preview-link');
  expect(network.requests(createPreviewEndpoint)).toEqual([
    {
      environment: 'production',
      parts: [
        { unit: 'explore', release: '1.1.0-e2' },
        { unit: 'host', release: '1.0.0-h9' },
      ],
      days: 7,
      note: '',
    },
  ]);
  await user.click(within(linkDialog).getByRole('button', { name: 'Done' }));
  expect(screen.queryByDisplayValue(/token-of-the-preview-link/)).toBeNull();
});
