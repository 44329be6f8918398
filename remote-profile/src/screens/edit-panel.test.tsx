import { ApiError } from '@sopaan/api-client/api-error';
import { bus } from '@sopaan/events/bus';
import { saveAboutEndpoint } from '@sopaan/schemas/profile/about';
import { saveSkillsEndpoint } from '@sopaan/schemas/profile/skills';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openDashboard, offline } from '../testing/open-dashboard';
import { openEditor, profileServer } from '../testing/profile-server';

const SECTIONS = ['About', 'Skills', 'Experience', 'Education', 'Projects', 'Links', 'Info'];
const about = { userabout: 'I like numbers.', interests: 'Chess', selectedPurpose: '' };
const panel = async (name: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: `Edit ${name}` }));
  await dialog.findByRole('button', { name: 'Save' });
  return dialog;
};
const interests = () => screen.findByRole('textbox', { name: /^Interests/ });
const editorIsClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

const discardQuestion = () => screen.findByRole('dialog', { name: 'Discard your changes?' });
/** Whether the page can be closed without a confirmation. */
const leavesPage = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('[PF-017] Edit opens the panel of its section; closing it goes back and restores the focus', async () => {
  const { network } = profileServer();
  const { user, url } = openDashboard({ subpath: 'profile?tab=skills', network });
  const edit = await screen.findByRole('button', { name: 'Edit Skills' });
  expect(edit).toHaveTextContent('Edit');
  await user.click(edit);
  const dialog = await panel('Skills');
  expect(url()).toBe('/profile/profile?tab=skills&edit=skills');
  expect(dialog.getByRole('combobox', { name: /^Skills/ })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /^Interests/ })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await editorIsClosed();
  expect(url()).toBe('/profile/profile?tab=skills');
  expect(screen.getByRole('button', { name: 'Edit Skills' })).toHaveFocus();
});

test.each(SECTIONS)('[PF-017] ?edit= opens the panel Edit %s over its tab', async (section) => {
  const { network } = profileServer();
  const subpath = `profile?edit=${section.toLowerCase()}`;
  const { user, url } = openDashboard({ subpath, network });
  await panel(section);
  expect(screen.getByRole('tabpanel', { hidden: true })).toHaveAccessibleName(section);
  await user.keyboard('{Escape}');
  await editorIsClosed();
  expect(url()).toBe(`/profile/profile?tab=${section.toLowerCase()}`);
});

test('[PF-017] an unknown section in the URL opens no panel', async () => {
  const { network } = profileServer();
  openDashboard({ subpath: 'profile?edit=treasure', network });
  expect(await screen.findByRole('tab', { name: 'About', selected: true })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('[PF-072] [PF-073] Save sends the section, closes the panel, and shows the outcome in the page and the header', async () => {
  const { user, network, url, toasts } = openEditor('about', { about });
  const changed = jest.fn();
  const stop = bus.subscribe('profile:changed', changed);
  await user.clear(await interests());
  await user.type(await interests(), 'Maps');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await editorIsClosed();
  expect(network.requests(saveAboutEndpoint)).toEqual([
    { userId: 'user-1', version: 0, updateData: { about: { ...about, interests: 'Maps' } } },
  ]);
  expect(url()).toBe('/profile/profile?tab=about');
  expect(screen.getByRole('tabpanel', { name: 'About' })).toHaveTextContent('Maps');
  expect(toasts).toEqual([expect.objectContaining({ message: 'About saved', kind: 'success' })]);
  expect(changed).toHaveBeenCalledWith({ section: 'about' });
  stop();
});

test('[PF-076] unsaved changes are discarded only after a confirmation: Escape, backdrop, Close and Cancel ask', async () => {
  const { user, url } = openEditor('about', { about });
  const busy: boolean[] = [];
  const stop = bus.subscribe('activity:changed', (activity) => busy.push(activity.busy));
  await user.type(await interests(), ' and maps');
  expect(busy.at(-1)).toBe(true);
  expect(leavesPage()).toBe(false);
  const keep = async () => {
    await user.click(within(await discardQuestion()).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    expect(await interests()).toHaveValue('Chess and maps');
  };
  await user.keyboard('{Escape}');
  await keep();
  const backdrop = screen.getByRole('presentation').firstElementChild;
  if (!backdrop) throw new Error('the panel has no backdrop');
  fireEvent.click(backdrop);
  await keep();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await keep();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await keep();
  expect(url()).toContain('edit=about');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(within(await discardQuestion()).getByRole('button', { name: 'Discard' }));
  await editorIsClosed();
  expect(url()).toBe('/profile/profile?tab=about');
  expect(screen.getByRole('tabpanel', { name: 'About' })).not.toHaveTextContent('maps');
  expect(busy.at(-1)).toBe(false);
  expect(leavesPage()).toBe(true);
  stop();
});

test('[PF-076] a link out of the panel asks before unsaved changes are lost, then leads to its page', async () => {
  const { user } = openEditor('info');
  await user.type(await screen.findByRole('textbox', { name: /^First name/ }), 'k');
  await user.click(screen.getByRole('link', { name: 'settings' }));
  const question = within(await discardQuestion());
  await user.click(question.getByRole('button', { name: 'Discard' }));
  expect(await screen.findByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a failed save keeps the input, and can be repeated', async () => {
  const { user, network } = openEditor('about', { about });
  network.on(saveAboutEndpoint, offline);
  await user.type(await interests(), ' and maps');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const alert = await screen.findByText('About could not be saved');
  expect(alert).toBeVisible();
  expect(screen.getByText('No connection. Check your network and try again.')).toBeVisible();
  expect(await interests()).toHaveValue('Chess and maps');
});

test("the API's error of a field is shown at the field", async () => {
  const { user, network } = openEditor('skills', {
    skills: [
      { name: 'sql', level: 'Expert' },
      { name: 'react', level: 'Beginner' },
    ],
  });
  network.on(
    saveSkillsEndpoint,
    () =>
      new ApiError({
        code: 'VALIDATION_FAILED',
        status: 400,
        origin: 'server',
        fields: { 'updateData.skills[1].level': 'Not this level.' },
      }),
  );
  const react = within(await screen.findByRole('group', { name: 'React' }));
  await user.click(react.getByRole('button', { name: 'Move React up' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const sql = within(screen.getByRole('group', { name: 'SQL' }));
  await waitFor(() =>
    expect(sql.getByRole('combobox', { name: /^Level/ })).toHaveAccessibleDescription(
      'Not this level.',
    ),
  );
});

describe('a section that was saved elsewhere in the meantime', () => {
  const skills = [{ name: 'sql', level: 'Expert' }];
  const theirs = [...skills, { name: 'react', level: 'Beginner' }];

  async function editAndSave() {
    const view = openEditor('skills', { skills });
    const level = await screen.findByRole('combobox', { name: /^Level/ });
    view.saveElsewhere('skills', { skills: theirs });
    await view.user.click(level);
    await view.user.click(screen.getByRole('option', { name: 'Advanced' }));
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    const title = 'This section was changed elsewhere';
    const question = within(await screen.findByRole('dialog', { name: title }));
    return { ...view, question };
  }

  test('is not overwritten: the member sees what changed, and may replace it', async () => {
    const { user, question, network } = await editAndSave();
    expect(question.getByRole('list', { name: 'Added there' })).toHaveTextContent(
      'React: Beginner',
    );
    expect(question.queryByRole('list', { name: 'No longer there' })).not.toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Overwrite with my changes' }));
    await editorIsClosed();
    const requests = network.requests(saveSkillsEndpoint);
    expect(requests.map(({ version }) => version)).toEqual([0, 1]);
    expect(screen.getByRole('list', { name: 'Skills' })).toHaveTextContent(/^SQLAdvanced$/);
  });

  test('can be taken over into the form', async () => {
    const { user, question, network } = await editAndSave();
    await user.click(question.getByRole('button', { name: 'Use the other version' }));
    const react = within(await screen.findByRole('group', { name: 'React' }));
    expect(react.getByRole('combobox', { name: /^Level/ })).toHaveValue('Beginner');
    await user.click(react.getByRole('button', { name: 'Remove React' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await editorIsClosed();
    expect(network.requests(saveSkillsEndpoint).at(-1)).toMatchObject({
      version: 1,
      updateData: { skills },
    });
  });

  test('stays unchanged until the member chooses a version', async () => {
    const { user, network } = await editAndSave();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    expect(await screen.findByRole('combobox', { name: /^Level/ })).toHaveValue('Advanced');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('dialog', { name: 'This section was changed elsewhere' });
    expect(network.requests(saveSkillsEndpoint).map(({ version }) => version)).toEqual([0, 0]);
  });
});

test('a save whose response was lost counts as saved when it is repeated', async () => {
  const { user, saveElsewhere } = openEditor('skills', {
    skills: [{ name: 'sql', level: 'Expert' }],
  });
  await user.click(await screen.findByRole('combobox', { name: /^Level/ }));
  await user.click(screen.getByRole('option', { name: 'Advanced' }));
  saveElsewhere('skills', { skills: [{ name: 'sql', level: 'Advanced' }] });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await editorIsClosed();
  expect(screen.getByRole('list', { name: 'Skills' })).toHaveTextContent('SQLAdvanced');
});
