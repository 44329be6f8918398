import { ApiError } from '@sopaan/api-client/api-error';
import { bus } from '@sopaan/events/bus';
import {
  applyEndpoint,
  getApplicationEndpoint,
  withdrawApplicationEndpoint,
  type Application,
} from '@sopaan/schemas/jobs/application';
import { getJobEndpoint } from '@sopaan/schemas/jobs/job';
import { getUserEndpoint } from '@sopaan/schemas/account/user';
import { getWalletEndpoint } from '@sopaan/schemas/wallet/wallet';
import { fetchUser } from '@sopaan/session/actions';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aJobDetail, anApplication, aWithdrawnApplication } from '../testing/job-detail';
import {
  memberNetwork,
  openJob,
  openJobAsMember,
  openPage,
  press,
  profile,
  region,
} from '../testing/job-page';
import { aWallet } from '../testing/wallet';

test('[EX-091] a member reviews an application, sends it, sees it as applied, and withdraws it', async () => {
  const { network, user } = openJobAsMember();
  let storedApplication: Application | null = null;
  network.on(applyEndpoint, () => ({ application: (storedApplication = anApplication()) }));
  network.on(getApplicationEndpoint, () => ({ application: storedApplication }));
  await press(user, 'Apply');
  const dialog = within(await screen.findByRole('dialog', { name: 'Apply for Junior Developer' }));
  expect(await dialog.findByLabelText('From your profile')).toHaveTextContent(
    'NameAsha RaoSkillsReactEducationNot in your profileWork experienceNot in your profile',
  );
  expect(dialog.getByText(/Education and work experience would/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /Email/ })).toHaveValue('asha@example.in');
  await user.type(dialog.getByRole('textbox', { name: /Note/ }), 'I like farms.');
  dialog.getByText('13 of 2,000 characters');
  dialog.getByText(/^This is everything that your application to Sahyadri Systems will contain/);
  await user.click(dialog.getByRole('checkbox', { name: 'Attach my CV' }));
  await user.click(await dialog.findByRole('checkbox', { name: 'Class 10 marksheet (tenth.pdf)' }));
  await user.dblClick(dialog.getByRole('button', { name: 'Send application' }));

  const submittedDialog = within(
    await screen.findByRole('dialog', { name: 'Application submitted' }),
  );
  expect(network.requests(applyEndpoint)).toEqual([
    {
      id: 'job-1',
      note: 'I like farms.',
      attachCv: true,
      documentIds: ['file-1'],
      email: 'asha@example.in',
      phone: '',
    },
  ]);
  submittedDialog.getByText(
    'Your application for Junior Developer at Sahyadri Systems has been submitted.',
  );
  expect(submittedDialog.getByRole('list', { name: 'Timeline' })).toHaveTextContent(
    'With your CV and 1 document',
  );
  await user.click(submittedDialog.getByRole('button', { name: 'Done' }));

  const state = within(await region('You have applied'));
  expect(screen.getByRole('heading', { name: 'You have applied' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Apply/ })).not.toBeInTheDocument();
  await user.click(state.getByRole('button', { name: 'What was sent' }));
  expect(await state.findByRole('button', { name: 'Download Class 10 marksheet' })).toBeVisible();

  network.on(withdrawApplicationEndpoint, () => ({
    application: (storedApplication = aWithdrawnApplication()),
  }));
  await user.click(state.getByRole('button', { name: 'Withdraw Junior Developer' }));
  const confirmation = within(
    await screen.findByRole('dialog', { name: 'Withdraw your application?' }),
  );
  await user.click(confirmation.getByRole('button', { name: 'Withdraw' }));
  expect(await region('You have withdrawn your application')).toHaveTextContent('Withdrawn by you');
  expect(await screen.findByRole('button', { name: 'Apply again' })).toBeVisible();
});

test('[U17] [EX-091] after an application there are links to all applications, the profile and similar jobs', async () => {
  const { network, user } = openJobAsMember();
  await act(() => fetchUser());
  network.on(applyEndpoint, () => ({ application: anApplication() }));
  await press(user, 'Apply');
  await user.click(await screen.findByRole('button', { name: 'Send application' }));
  const sent = within(await screen.findByRole('dialog', { name: 'Application submitted' }));
  const target = (name: string) => sent.getByRole('link', { name }).getAttribute('href');
  expect(target('See your applications')).toBe('/profile/private-jobs');
  expect(target('Complete your profile (10%)')).toBe('/profile/profile');
  const similar = within(await sent.findByRole('region', { name: 'Similar jobs' }));
  expect(similar.getByText(/Pune.*₹4/)).toBeVisible();
  network.on(getJobEndpoint, ({ id }) => aJobDetail({ id, title: 'Frontend Developer' }));
  await user.click(similar.getByRole('link', { name: 'Frontend Developer' }));
  await screen.findByRole('heading', { level: 1, name: 'Frontend Developer' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('[EX-091] an error keeps the input; unsent input blocks updates and is discarded only after a confirmation', async () => {
  const { network, user } = openJobAsMember();
  network.on(getWalletEndpoint, () => aWallet([]));
  const serverError = new ApiError({ code: 'INTERNAL', status: 500, origin: 'server' });
  network.on(applyEndpoint, () => serverError);
  const busyStates: boolean[] = [];
  const stop = bus.subscribe('activity:changed', ({ busy: is }) => busyStates.push(is));
  await press(user, 'Apply');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('link', { name: /Add documents/ })).toHaveAttribute(
    'href',
    '/profile/document',
  );
  const note = dialog.getByRole('textbox', { name: /Note/ });
  await user.type(note, 'Hello');
  expect(busyStates).toEqual([true]);
  await user.click(dialog.getByRole('button', { name: 'Send application' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(serverError.message);
  expect(note).toHaveValue('Hello');

  const discardDialog = () => screen.findByRole('dialog', { name: 'Discard your draft?' });
  await user.keyboard('{Escape}');
  await user.click(within(await discardDialog()).getByRole('button', { name: 'Keep editing' }));
  expect(note).toHaveValue('Hello');
  await user.click(await dialog.findByRole('link', { name: 'Complete your profile' }));
  await user.click(within(await discardDialog()).getByRole('button', { name: 'Discard' }));
  await screen.findByText('Elsewhere: /profile/profile');
  expect(busyStates).toEqual([true, false]);
  stop();
});

test('[EX-091] a profile and an application that cannot be loaded can be retried', async () => {
  const serverError = new ApiError({ code: 'INTERNAL', status: 500, origin: 'server' });
  const { network, user } = openJobAsMember();
  network.on(getApplicationEndpoint, () => serverError).on(getUserEndpoint, () => serverError);
  await screen.findByText('Your application could not be loaded');
  expect(screen.queryByRole('button', { name: 'Apply' })).not.toBeInTheDocument();
  network.on(getApplicationEndpoint, () => ({ application: null }));
  await press(user, 'Try again');
  await press(user, 'Apply');
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('alert', { name: 'Your profile could not be loaded' });
  network.on(getUserEndpoint, () => profile);
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await dialog.findByRole('button', { name: 'Send application' });
});

test('[EX-091] the form never shows an earlier profile, as the current one is sent', async () => {
  const serverError = new ApiError({ code: 'INTERNAL', status: 500, origin: 'server' });
  const { network, user } = openJobAsMember();
  await act(() => fetchUser());
  network.on(getUserEndpoint, () => serverError);
  await press(user, 'Apply');
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('alert', { name: 'Your profile could not be loaded' });
  expect(dialog.queryByRole('button', { name: 'Send application' })).not.toBeInTheDocument();
  network.on(getUserEndpoint, () => profile);
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await dialog.findByRole('button', { name: 'Send application' });
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  network.on(getUserEndpoint, () => serverError);
  await press(user, 'Apply');
  await screen.findByRole('alert', { name: 'Your profile could not be loaded' });
});

test('[EX-091] a guest who presses Apply logs in first, then the form opens', async () => {
  const first = openJob();
  await press(first.user, 'Apply');
  const elsewhere = await screen.findByText(/^Elsewhere: \/auth\/login/);
  const loginUrl = new URL(
    String(elsewhere.textContent?.replace('Elsewhere: ', '')),
    location.href,
  );
  first.unmount();

  const network = memberNetwork();
  const url = String(loginUrl.searchParams.get('next'));
  const { url: now } = openPage(url, network, 'member');
  await screen.findByRole('dialog', { name: 'Apply for Junior Developer' });
  expect(now()).toBe('/job/preview/junior-developer/job-1');
});

test('[EX-091] a closed job shows its closing date, cannot be applied for, and shows similar jobs', async () => {
  const job = aJobDetail({ status: 'closed', lastDate: '2026-11-01T18:29:59.000Z' });
  openJobAsMember(job);
  const state = await region('Applications are closed');
  expect(state).toHaveTextContent('Applications closed on 1 Nov 2026');
  await within(await region('Similar open jobs')).findByRole('link', {
    name: /Frontend Developer/,
  });
  expect(screen.queryByRole('button', { name: /^Apply/ })).not.toBeInTheDocument();
});

test('[EX-091] an application for a job that has just closed fails, and the page shows that it is closed', async () => {
  const { network, user } = openJobAsMember();
  await press(user, 'Apply');
  const dialog = within(await screen.findByRole('dialog'));
  const closedError = new ApiError({ code: 'CLOSED', status: 409, origin: 'server' });
  network.on(applyEndpoint, () => closedError);
  network.on(getJobEndpoint, () => aJobDetail({ status: 'closed' }));
  await user.click(await dialog.findByRole('button', { name: 'Send application' }));
  expect(await dialog.findByText(closedError.message)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await region('Applications are closed');
});
