import { getApplicationsEndpoint } from '@sopaan/schemas/jobs/application';
import { getSentCvEndpoint } from '@sopaan/schemas/jobs/application-attachments';
import { toResume } from '@sopaan/schemas/resume/to-resume';
import { getWalletActivityEndpoint } from '@sopaan/schemas/wallet/packs';
import { screen, within } from '@testing-library/react';
import { aFullUser } from '../testing/full-user';
import { offline, openDashboard, userServer } from '../testing/open-dashboard';
import { anApplication } from '../testing/section-items';
import { aPage } from '../testing/section-network';
import { aWallet, openWallet, walletServer } from '../testing/wallet-server';

const sent = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '',
  skills: [],
  education: [],
  workExperience: [],
  hasCv: true,
  documents: [{ slot: 'panCard', name: 'pan.png' }],
};
const attachments = {
  hasCv: true,
  documents: [{ documentId: 'document-1', slot: 'panCard', name: 'pan.png', size: 1_024 }],
};

test('[PF-031] an application shows what was sent along, and the CV as it was sent', async () => {
  const network = userServer().on(getApplicationsEndpoint, () =>
    aPage([anApplication({ sent, attachments })]),
  );
  const { user } = openDashboard({ subpath: 'privatejob', network });
  const list = within(await screen.findByRole('list', { name: 'Attachments' }));
  expect(screen.getByRole('list', { name: 'Timeline' })).toHaveTextContent(
    'With your CV and 1 document',
  );
  expect(list.getByRole('button', { name: 'Download PAN card' })).toBeVisible();

  network.on(getSentCvEndpoint, offline);
  await user.click(list.getByRole('button', { name: 'View CV' }));
  expect(await list.findByRole('alert')).toHaveTextContent('CV could not be opened');
  const resume = toResume(aFullUser(), { publicUrl: undefined, hasContact: true });
  network.on(getSentCvEndpoint, () => new Blob([JSON.stringify(resume)]));
  await user.click(list.getByRole('button', { name: 'View CV' }));
  const cv = within(await screen.findByRole('dialog', { name: 'Your CV as it was sent' }));
  for (const text of [
    'Asha Rao',
    'asha@example.in',
    'I like numbers.',
    'Data Analyst · Kaveri Foods',
    'Full-time · Apr 2024 to present · Mysuru · Karnataka · India',
    'B.Tech · Data Science',
    'Machine learning (Advanced)',
    'Weather station',
    'Chess',
  ]) {
    expect(await cv.findByText(text)).toBeVisible();
  }
  expect(network.requests(getSentCvEndpoint)).toEqual([{ applicationId: 'application-1' }]);
  await user.click(cv.getByRole('button', { name: 'Close' }));
  expect(await list.findByRole('button', { name: 'View CV' })).toHaveFocus();
});

test('[PF-031] a withdrawn application only names its attachments', async () => {
  const network = userServer().on(getApplicationsEndpoint, () =>
    aPage([anApplication({ status: 'withdrawn', sent })]),
  );
  openDashboard({ subpath: 'privatejob', network });
  const list = within(await screen.findByRole('list', { name: 'Attachments' }));
  expect(screen.getByText(/Removed when you withdrew/)).toBeVisible();
  expect(list.queryByRole('button')).not.toBeInTheDocument();
});

test('the log of the wallet says which document was sent with which application', async () => {
  const entry = { at: '2026-11-20T10:00:00.000Z', receiver: 'Kaveri Foods (Data Analyst)' };
  const items = [
    { ...entry, id: '2', action: 'withdrawn', document: null, count: 1 },
    { ...entry, id: '1', action: 'sent', document: 'pan.png', count: 1 },
  ];
  openWallet(
    walletServer(aWallet()).on(getWalletActivityEndpoint, () => ({ items, nextCursor: null })),
  );
  const log = await screen.findByRole('list', { name: 'Activity' });
  expect(log).toHaveTextContent(
    'pan.png was sent with the application to Kaveri Foods (Data Analyst)',
  );
  expect(log).toHaveTextContent('You withdrew the application to Kaveri Foods (Data Analyst)');
});
