import { saveAboutEndpoint } from '@sopaan/schemas/profile/about';
import { saveInfoEndpoint } from '@sopaan/schemas/profile/info';
import { saveLinksEndpoint } from '@sopaan/schemas/profile/links';
import { saveSkillsEndpoint } from '@sopaan/schemas/profile/skills';
import { screen, waitFor, within } from '@testing-library/react';
import { choose, editorIsClosed, field, group, save } from '../testing/editor-actions';
import { aFullUser } from '../testing/full-user';
import { openEditor } from '../testing/profile-server';

test('[PF-066] [PF-067] no purpose is chosen at first, and only one can be chosen', async () => {
  const { user } = openEditor('about');
  const purposes = within(await screen.findByRole('radiogroup', { name: 'Purpose' }));
  const radios = purposes.getAllByRole('radio');
  expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Open to Work',
    'Hiring',
    'Compete & Skill',
  ]);
  for (const radio of radios) expect(radio).not.toBeChecked();
  await user.click(purposes.getByRole('radio', { name: 'Hiring' }));
  await user.click(purposes.getByRole('radio', { name: 'Compete & Skill' }));
  expect(radios.map((radio) => purposes.queryByRole('radio', { checked: true }) === radio)).toEqual(
    [false, false, true],
  );
});

test('[PF-068] [PF-069] [PF-070] Interests and About You are required, and sent with the purpose', async () => {
  const { user, network } = openEditor('about');
  const interests = await screen.findByPlaceholderText(
    'List your passions & interests to connect with the right people',
  );
  const userabout = screen.getByPlaceholderText('Tell us about yourself');
  expect(interests).toBeRequired();
  expect(userabout).toBeRequired();
  expect(userabout.tagName).toBe('TEXTAREA');
  await save(user);
  await waitFor(() => expect(interests).toHaveAccessibleDescription('Enter your interests.'));
  expect(userabout).toHaveAccessibleDescription('Tell us about yourself.');
  expect(network.requests(saveAboutEndpoint)).toEqual([]);
  await user.type(interests, 'Chess');
  await user.type(userabout, 'I like numbers.');
  await user.click(screen.getByRole('radio', { name: 'Open to Work' }));
  await save(user);
  await editorIsClosed();
  const about = {
    selectedPurpose: 'Open to Work',
    interests: 'Chess',
    userabout: 'I like numbers.',
  };
  expect(network.requests(saveAboutEndpoint)).toEqual([
    { userId: 'user-1', version: 0, updateData: { about } },
  ]);
});

test("[PF-071] [PF-074] [PF-094] editors open with the user's own data", async () => {
  const { user } = openEditor('about', aFullUser());
  expect(await field(/^Interests/)).toHaveValue('Chess');
  expect(await field(/^About You/)).toHaveValue('I like numbers.');
  expect(screen.getByRole('radio', { name: 'Open to Work' })).toBeChecked();
  await user.keyboard('{Escape}');
  await editorIsClosed();
  await user.click(screen.getByRole('tab', { name: 'Education' }));
  await user.click(await screen.findByRole('button', { name: 'Edit Education' }));
  expect(await field(/^Institution/)).toHaveValue('Mysuru University');
});

test('[PF-079] [PF-080] [PF-075] skills are chosen from the list, new ones as Intermediate', async () => {
  const { user, network } = openEditor('skills');
  const skills = await screen.findByRole('combobox', { name: /^Skills/ });
  await save(user);
  await waitFor(() => expect(skills).toHaveAccessibleDescription('Choose at least one skill.'));
  for (const name of ['Machine learning', 'SQL']) {
    await user.type(skills, name);
    await user.click(screen.getByRole('option', { name }));
  }
  const sql = await group('SQL');
  expect(sql.getByRole('combobox', { name: /^Level/ })).toHaveValue('Intermediate');
  await user.click(sql.getByRole('combobox', { name: /^Level/ }));
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Beginner',
    'Intermediate',
    'Advanced',
    'Expert',
  ]);
  await user.click(screen.getByRole('option', { name: 'Expert' }));
  await save(user);
  await editorIsClosed();
  expect(network.requests(saveSkillsEndpoint)).toEqual([
    {
      userId: 'user-1',
      version: 0,
      updateData: {
        skills: [
          { name: 'machine_learning', level: 'Intermediate' },
          { name: 'sql', level: 'Expert' },
        ],
      },
    },
  ]);
});

test('[PF-091] [PF-092] the twelve platforms have a URL each; only filled ones are kept', async () => {
  const { user, network } = openEditor('links', {
    socialLinks: [{ platform: 'figma', url: 'https://figma.com/@asha', icon: 'figma' }],
  });
  await field(/^LinkedIn/);
  const inputs = screen.getAllByRole('textbox');
  expect(inputs).toHaveLength(12);
  for (const input of inputs) expect(input).toHaveAttribute('type', 'url');
  const github = await field(/^GitHub/);
  await user.type(github, 'https://figma.com/asha');
  await save(user);
  await waitFor(() =>
    expect(github).toHaveAccessibleDescription('Enter a link to GitHub (github.com or github.io).'),
  );
  await user.clear(github);
  await user.type(github, 'https://github.com/asha');
  await user.clear(await field(/^Figma/));
  await save(user);
  await editorIsClosed();
  const sent = network.requests(saveLinksEndpoint)[0]?.updateData.socialLinks;
  expect(sent?.filter(({ url }) => url)).toEqual([
    { platform: 'github', url: 'https://github.com/asha' },
  ]);
  const list = screen.getByRole('list', { name: 'Links' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
});

test('[PF-018] Info edits name, phone and address; the email is changed in the settings', async () => {
  const { user, network } = openEditor('info');
  await user.type(await field(/^Phone/), '12');
  await user.type(await field(/^PIN code/), '12');
  await save(user);
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /^Phone/ })).toHaveAccessibleDescription(
      'Please enter a valid phone number',
    ),
  );
  expect(await field(/^PIN code/)).toHaveAccessibleDescription('A PIN code has 6 digits.');
  expect(screen.queryByRole('textbox', { name: /email/i })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'settings' })).toHaveAttribute(
    'href',
    '/profile/account',
  );
  await user.clear(await field(/^Phone/));
  await user.type(await field(/^Phone/), '+91 98765 43210');
  await user.clear(await field(/^PIN code/));
  await user.type(await field(/^PIN code/), '570001');
  await user.type(await field(/^Address line 1/), '4 Mill Road');
  await choose(user, /^State/, 'Karnataka');
  await save(user);
  await editorIsClosed();
  expect(network.requests(saveInfoEndpoint)).toHaveLength(1);
  const panel = screen.getByRole('tabpanel', { name: 'Info' });
  for (const text of ['asha@example.in', '+91 98765 43210', '4 Mill Road, Karnataka 570001']) {
    expect(panel).toHaveTextContent(text);
  }
});
