import { ApiError } from '@sopaan/api-client/api-error';
import { bus } from '@sopaan/events/bus';
import {
  applyEndpoint,
  getApplicationEndpoint,
  withdrawApplicationEndpoint,
  type Application,
} from '@sopaan/schemas/application';
import { getJobEndpoint, searchPrivateJobsEndpoint } from '@sopaan/schemas/job';
import { getUserEndpoint } from '@sopaan/schemas/user';
import { aUser } from '@sopaan/testing/fixtures';
import { screen, within } from '@testing-library/react';
import { aJobDetail, anApplication, aWithdrawnApplication } from '../fixtures/job-detail';
import {
  networkOf,
  openJob,
  openJobAsMember,
  openPage,
  press,
  profile,
  region,
} from '../fixtures/job-page';

test('[EX-091] a member sees what will be sent, sends it, sees it applied, and withdraws', async () => {
  const { network, user } = openJobAsMember();
  let stored: Application | null = null;
  network.on(applyEndpoint, () => ({ application: (stored = anApplication()) }));
  network.on(getApplicationEndpoint, () => ({ application: stored }));
  await press(user, 'Apply');
  const dialog = within(await screen.findByRole('dialog', { name: 'Apply for Junior Developer' }));
  expect(await dialog.findByLabelText('From your profile')).toHaveTextContent(
    'NameAsha RaoSkillsreactEducationMissing in your profileWork experienceMissing in your profile',
  );
  expect(dialog.getByText(/Education and work experience would/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /Email/ })).toHaveValue('asha@example.in');
  await user.type(dialog.getByRole('textbox', { name: /Note/ }), 'I like farms.');
  dialog.getByText('13 of 2,000 characters');
  dialog.getByText(/^Sopaan keeps the following for Sahyadri Systems, and nothing else/);
  await user.click(dialog.getByRole('checkbox', { name: 'Tenth grade (tenth.pdf)' }));
  await user.dblClick(dialog.getByRole('button', { name: 'Send application' }));

  const done = within(await screen.findByRole('dialog', { name: 'Your application is in' }));
  expect(network.requests(applyEndpoint)).toEqual([
    {
      id: 'job-1',
      note: 'I like farms.',
      documents: ['tenthGrade'],
      email: 'asha@example.in',
      phone: '',
    },
  ]);
  done.getByText(/^Sopaan keeps your application for Junior Developer for Sahyadri Systems/);
  expect(done.getByRole('list', { name: 'Timeline' })).toHaveTextContent('Application sent');
  await user.click(done.getByRole('button', { name: 'Done' }));

  const state = within(await region('You have applied'));
  expect(screen.getByRole('heading', { name: 'You have applied' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Apply/ })).not.toBeInTheDocument();
  await user.click(state.getByRole('button', { name: 'What was sent' }));
  expect(await state.findByText('Tenth grade')).toBeVisible();

  network.on(withdrawApplicationEndpoint, () => ({
    application: (stored = aWithdrawnApplication()),
  }));
  await user.click(state.getByRole('button', { name: 'Withdraw Junior Developer' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Withdraw your application?' }));
  await user.click(asked.getByRole('button', { name: 'Withdraw' }));
  expect(await region('You have withdrawn your application')).toHaveTextContent('Withdrawn by you');
  expect(await screen.findByRole('button', { name: 'Apply again' })).toBeVisible();
});

test('[EX-091] a refusal keeps what was typed; a note keeps the page and is asked about before it goes', async () => {
  const { network, user } = openJobAsMember(aJobDetail(), null, aUser());
  const failed = new ApiError({ code: 'INTERNAL', status: 500, origin: 'server' });
  network.on(applyEndpoint, () => failed);
  const busy: boolean[] = [];
  const stop = bus.subscribe('activity:changed', ({ busy: is }) => busy.push(is));
  await press(user, 'Apply');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('link', { name: /Add documents/ })).toHaveAttribute(
    'href',
    '/profile/document',
  );
  const note = dialog.getByRole('textbox', { name: /Note/ });
  await user.type(note, 'Hello');
  expect(busy).toEqual([true]);
  await user.click(dialog.getByRole('button', { name: 'Send application' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(failed.message);
  expect(note).toHaveValue('Hello');

  const about = () => screen.findByRole('dialog', { name: 'Discard what you have written?' });
  await user.keyboard('{Escape}');
  await user.click(within(await about()).getByRole('button', { name: 'Go on writing' }));
  expect(note).toHaveValue('Hello');
  await user.click(await dialog.findByRole('link', { name: 'Complete your profile' }));
  await user.click(within(await about()).getByRole('button', { name: 'Discard' }));
  await screen.findByText('Elsewhere: /profile/profile');
  expect(busy).toEqual([true, false]);
  stop();
});

test('[EX-091] a profile that cannot be loaded, and a state that cannot, are tried again', async () => {
  const failed = new ApiError({ code: 'INTERNAL', status: 500, origin: 'server' });
  const { network, user } = openJobAsMember();
  network.on(getApplicationEndpoint, () => failed).on(getUserEndpoint, () => failed);
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

test('[EX-091] a guest who presses Apply logs in first, and the form opens then', async () => {
  const first = openJob();
  await press(first.user, 'Apply');
  const elsewhere = await screen.findByText(/^Elsewhere: \/auth\/login/);
  const login = new URL(String(elsewhere.textContent?.replace('Elsewhere: ', '')), location.href);
  first.unmount();

  const network = networkOf(aJobDetail())
    .on(getApplicationEndpoint, () => ({ application: null }))
    .on(getUserEndpoint, () => profile);
  const url = String(login.searchParams.get('next'));
  const { url: now } = openPage(url, network, 'member');
  await screen.findByRole('dialog', { name: 'Apply for Junior Developer' });
  expect(now()).toBe('/job/preview/junior-developer/job-1');
});

test('[EX-091] a closed job says so with its date, takes no application, and offers jobs like it', async () => {
  const job = aJobDetail({ status: 'closed', lastDate: '2026-11-01T18:29:59.000Z' });
  const { network } = openJobAsMember(job);
  const state = await region('Applications are closed');
  expect(state).toHaveTextContent('Applications were taken until 1 Nov 2026');
  await within(await region('Similar open jobs')).findByRole('link', { name: /Data Analyst/ });
  expect(network.requests(searchPrivateJobsEndpoint)[0]).toMatchObject({
    career_stages: ['entry'],
  });
  expect(screen.queryByRole('button', { name: /^Apply/ })).not.toBeInTheDocument();
});

test('[EX-091] a job that closes while one writes is refused, and the page says so', async () => {
  const { network, user } = openJobAsMember();
  await press(user, 'Apply');
  const dialog = within(await screen.findByRole('dialog'));
  const closed = new ApiError({ code: 'CLOSED', status: 409, origin: 'server' });
  network.on(applyEndpoint, () => closed);
  network.on(getJobEndpoint, () => aJobDetail({ status: 'closed' }));
  await user.click(await dialog.findByRole('button', { name: 'Send application' }));
  expect(await dialog.findByText(closed.message)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await region('Applications are closed');
});
