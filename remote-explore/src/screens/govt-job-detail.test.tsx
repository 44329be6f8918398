import { applyEndpoint } from '@sopaan/schemas/jobs/application';
import { screen, waitFor, within } from '@testing-library/react';
import { aGovtJobDetail, anApplication } from '../testing/job-detail';
import { openJob, openJobAsMember, press, region } from '../testing/job-page';

test('[EX-087] [EX-091] a government job shows dates, fees and age limits', async () => {
  openJobAsMember(aGovtJobDetail());
  const dates = within(await region('Important dates')).getAllByRole('listitem');
  expect(dates.map((date) => date.textContent)).toEqual([
    'Applications open (passed)5 Jan 2026',
    expect.stringMatching(/Last date to apply.*next.*IST/),
    expect.stringMatching(/Examination.*later/),
  ]);
  const fee = within(await region('Application fee'));
  expect(fee.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'CategoryFee',
    'General₹500',
    'SC and STNo fee',
  ]);
  within(await region('Age limits')).getByText('18 to 33 years');
  within(await region('Qualification')).getByText('12th Pass');
  within(await region('Exams')).getByText('RRB');
  expect(screen.getByLabelText('Facts')).toHaveTextContent('R-17/2099');
  expect(screen.getByLabelText('Facts')).toHaveTextContent('Railway Jobs');
});

test('[U4] a government post is tracked and never applied for here, also without an official site', async () => {
  const { network, user } = openJobAsMember(aGovtJobDetail());
  const tracked = anApplication({ kind: 'government', via: 'official', sent: null, note: '' });
  network.on(applyEndpoint, () => ({ application: tracked }));
  const panel = await region('Applications are open');
  expect(panel).toHaveTextContent(/Track this post to be reminded of its last date/);
  expect(panel).not.toHaveTextContent(/pay/);
  expect(screen.getByRole('button', { name: 'Track this post: Railway Clerk' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Apply' })).not.toBeInTheDocument();
  await press(user, 'I have applied');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keep track of Railway Clerk' }));
  await user.click(dialog.getByRole('button', { name: 'I have applied' }));
  await screen.findByRole('dialog', { name: "You're tracking this job" });
});

test('[U4] the eligibility check knows EWS, with the ages of General, and the relaxation for PwD', async () => {
  const { user } = openJob(aGovtJobDetail());
  const section = await region('Am I eligible?');
  const check = within(section);
  await user.type(check.getByRole('textbox', { name: 'Day' }), '30');
  await user.type(check.getByRole('textbox', { name: 'Month' }), '4');
  await user.type(check.getByRole('textbox', { name: 'Year' }), '1995');
  await user.click(check.getByRole('radio', { name: 'EWS' }));
  await user.click(check.getByRole('button', { name: 'Check' }));
  await waitFor(() => expect(section).toHaveTextContent('EWS: 18 to 30 years → not eligible.'));
  await user.click(check.getByRole('checkbox', { name: /PwD/ }));
  await user.click(check.getByRole('button', { name: 'Check' }));
  await waitFor(() => expect(section).toHaveTextContent(/\(PwD\) 10 years more, up to 40 → check/));
});

test('[EX-087] the eligibility check shows age, verdict and rule, and sends nothing', async () => {
  const { network, user } = openJob(aGovtJobDetail());
  const section = await region('Am I eligible?');
  const check = within(section);
  const calls = network.calls.length;
  await user.click(check.getByRole('button', { name: 'Check' }));
  await check.findByText('Please enter day, month and year.', { selector: 'p' });
  await user.type(check.getByRole('textbox', { name: 'Day' }), '31');
  await user.type(check.getByRole('textbox', { name: 'Month' }), '4');
  await user.type(check.getByRole('textbox', { name: 'Year' }), '1995');
  await check.findByText('Please enter a valid date.', { selector: 'p' });
  await user.clear(check.getByRole('textbox', { name: 'Day' }));
  await user.type(check.getByRole('textbox', { name: 'Day' }), '30');
  await user.click(check.getByRole('button', { name: 'Check' }));
  await waitFor(() =>
    expect(section).toHaveTextContent(
      'On 1 August 2027 you are 32 years 3 months 2 days old. General: 18 to 30 years → not eligible.',
    ),
  );
  await user.click(check.getByRole('radio', { name: 'OBC' }));
  await user.click(check.getByRole('combobox', { name: /qualification/ }));
  await user.click(await check.findByRole('option', { name: 'Graduate' }));
  await user.click(check.getByRole('button', { name: 'Check' }));
  await waitFor(() => expect(section).toHaveTextContent('OBC: 18 to 33 years → eligible.'));
  expect(section).toHaveTextContent(
    'The notice requires 12th Pass. You selected Graduate → eligible.',
  );
  expect(network.calls).toHaveLength(calls);
});

test('[EX-091] a job with an official site links to it, and can be marked as applied', async () => {
  const job = aGovtJobDetail({ official_url: 'https://posts.example/17' });
  const { network, user } = openJobAsMember(job);
  const markedApplication = anApplication({
    kind: 'government',
    via: 'official',
    sent: null,
    note: 'No. 4711',
  });
  network.on(applyEndpoint, () => ({ application: markedApplication }));
  const official = await screen.findByRole('link', { name: /Apply on the official site/ });
  expect(official).toHaveAttribute('href', 'https://posts.example/17');
  expect(official).toHaveAttribute('target', '_blank');
  expect(official).toHaveAttribute('rel', expect.stringContaining('noopener'));
  await press(user, 'I have applied');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keep track of Railway Clerk' }));
  await user.type(dialog.getByRole('textbox'), 'No. 4711');
  await user.click(dialog.getByRole('button', { name: 'I have applied' }));
  await screen.findByRole('dialog', { name: "You're tracking this job" });
  expect(network.requests(applyEndpoint)).toEqual([{ id: 'govt-1', note: 'No. 4711' }]);
  await press(user, 'Done');
  expect(await region('You have marked this as applied')).toHaveTextContent('Marked as applied');
});
