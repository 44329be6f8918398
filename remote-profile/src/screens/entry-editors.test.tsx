import { saveEducationEndpoint } from '@sopaan/schemas/profile/education';
import { saveExperienceEndpoint } from '@sopaan/schemas/profile/experience';
import { saveProjectsEndpoint } from '@sopaan/schemas/profile/projects';
import { screen, waitFor, within } from '@testing-library/react';
import { choose, editorIsClosed, field, group, readOptions, save } from '../testing/editor-actions';
import { aJob, anEducation, aProject } from '../testing/full-user';
import { openEditor } from '../testing/profile-server';

test('[PF-082] [PF-083] [PF-084] [PF-085] an education is entered with the options of the spec', async () => {
  const { user, network } = openEditor('education');
  // `Gradution` is the spec's spelling.
  expect(await readOptions(user, /^Qualification/)).toEqual([
    'PhD',
    'Post Gradution',
    'Gradution',
    'Intermediate (12th)',
    'High School (10th)',
  ]);
  expect(await readOptions(user, /^Degree type/)).toEqual([
    'Bachelor',
    'Master',
    'Doctorate',
    'Diploma',
    'Certificate',
  ]);
  expect(await readOptions(user, /^Degree\b(?! type)/)).toEqual(
    expect.arrayContaining(['B.Tech', 'B.Com', 'M.Com', 'LLM', 'MCA', 'Others']),
  );
  expect(await readOptions(user, /^Specialization/)).toEqual(
    expect.arrayContaining(['Culinary Arts', 'Data Science', 'Finance', 'Cybersecurity']),
  );
  await choose(user, /^Qualification/, 'Gradution');
  await choose(user, /^Degree type/, 'Bachelor');
  await choose(user, /^Degree\b(?! type)/, 'B.Com');
  await user.type(await screen.findByRole('combobox', { name: /^Specialization/ }), 'Taxation');
  await user.click(screen.getByRole('option', { name: 'Create "Taxation"' }));
  await user.type(await field(/^Institution/), 'Mysuru University');
  await user.type(await field(/^Start year/), '2018');
  await user.type(await field(/^Percentage/), '81.5');
  await save(user);
  await editorIsClosed();
  expect(network.requests(saveEducationEndpoint)[0]?.updateData.education).toEqual([
    {
      qualification: 'Gradution',
      degreeType: 'Bachelor',
      degree: 'B.Com',
      specialization: 'Taxation',
      institution: 'Mysuru University',
      duration: { startDate: '2018', endDate: '' },
      percentage: '81.5',
      cgpa: '',
    },
  ]);
});

test('[PF-077] missing and wrong fields of an entry are named at the fields', async () => {
  const { user, network } = openEditor('education', { education: [anEducation] });
  await user.click(await screen.findByRole('button', { name: 'Add education' }));
  const second = await group('Education 2');
  expect(second.getByRole('textbox', { name: /^Institution/ })).toBeRequired();
  await user.type(second.getByRole('textbox', { name: /^Start year/ }), '2022');
  await user.type(second.getByRole('textbox', { name: /^End year/ }), '2018');
  await user.type(second.getByRole('textbox', { name: /^CGPA/ }), '11');
  await save(user);
  const description = (name: RegExp, role = 'textbox') =>
    second.getByRole(role, { name }).getAttribute('aria-describedby') ?? '';
  const textOf = (id: string) => document.getElementById(id)?.textContent;
  await waitFor(() => expect(textOf(description(/^Institution/))).toBe('Enter the institution.'));
  expect(textOf(description(/^Qualification/, 'combobox'))).toBe('Choose a qualification.');
  expect(textOf(description(/^End year/))).toBe('The end year must not be before the start year.');
  expect(textOf(description(/^CGPA/))).toBe('Enter a CGPA between 0 and 10.');
  const first = await group('Education 1');
  expect(first.getByRole('textbox', { name: /^Institution/ })).not.toBeInvalid();
  await user.click(screen.getByRole('link', { name: 'Enter the institution.' }));
  expect(second.getByRole('textbox', { name: /^Institution/ })).toHaveFocus();
  expect(network.requests(saveEducationEndpoint)).toEqual([]);
});

test('[PF-083] a school needs no degree', async () => {
  const { user } = openEditor('education');
  await choose(user, /^Qualification/, 'Gradution');
  expect(screen.getByRole('combobox', { name: /^Degree\b(?! type)/ })).toBeRequired();
  await choose(user, /^Qualification/, 'High School (10th)');
  expect(screen.getByRole('combobox', { name: /^Degree\b(?! type)/ })).not.toBeRequired();
  await user.type(await field(/^Institution/), 'Town School');
  await user.type(await field(/^Start year/), '2010');
  await save(user);
  await editorIsClosed();
});

test('[PF-086] [PF-087] an experience is entered with its dates; without an end it is the current one', async () => {
  const { user, network } = openEditor('experience');
  expect(await readOptions(user, /^Employment type/)).toEqual([
    'Full-time',
    'Part-time',
    'Contract',
    'Internship',
    'Freelance',
    'Self-employed',
    'Apprenticeship',
    'Volunteer',
  ]);
  expect((await readOptions(user, /^Designation/)).length).toBe(45);
  await choose(user, /^Employment type/, 'Full-time');
  await choose(user, /^Designation/, 'Data Analyst');
  await user.type(await field(/^Organization/), 'Kaveri Foods');
  await user.type(screen.getByLabelText(/^Start date/), '2024-04-01');
  await user.type(screen.getByLabelText(/^End date/), '2023-04-01');
  for (const [name, text] of [
    [/^City/, 'Mysuru'],
    [/^State/, 'Karnataka'],
    [/^Country/, 'India'],
    [/^Job description/, 'Weekly figures for the board.'],
    [/^Responsibilities/, 'Reports, Dashboards'],
  ] as const) {
    await user.type(await field(name), text);
  }
  await save(user);
  expect(
    await screen.findByRole('link', { name: 'The end date must not be before the start date.' }),
  ).toBeVisible();
  await user.clear(screen.getByLabelText(/^End date/));
  await save(user);
  await editorIsClosed();
  expect(network.requests(saveExperienceEndpoint)[0]?.updateData.workExperience).toEqual([aJob]);
  expect(screen.getByRole('region', { name: 'About you' })).toHaveTextContent('Data Analyst');
});

test('[PF-078] [PF-088] [PF-089] a project needs a name once anything is entered; blank ones are dropped', async () => {
  const { user, network } = openEditor('projects');
  const name = await field(/^Name/);
  expect(name).toHaveAttribute('required');
  await user.type(await field(/^Technologies/), 'React, SQL');
  await user.type(await field(/^Live URL/), 'example.in/app');
  await user.click(screen.getByRole('button', { name: 'Add project' }));
  await save(user);
  await waitFor(() => expect(name).toHaveAccessibleDescription('Enter the name of the project.'));
  const second = await group('Project 2');
  expect(second.getByRole('textbox', { name: /^Name/ })).toHaveAttribute('aria-invalid', 'false');
  await user.type(name, 'Ladder');
  await save(user);
  await editorIsClosed();
  expect(network.requests(saveProjectsEndpoint)).toHaveLength(1);
  const list = screen.getByRole('list', { name: 'Projects' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  expect(within(list).getByRole('link')).toHaveAttribute('href', 'https://example.in/app');
});

test('[PF-090] there is always a project form; Remove appears with the second', async () => {
  const { user } = openEditor('projects');
  await field(/^Name/);
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add project' }));
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Remove Project 1' }));
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
});

test('entries are moved, added and removed by buttons; the focus follows, and each change is announced', async () => {
  const { user, network } = openEditor('projects', {
    projects: ['One', 'Two', 'Three'].map(aProject),
  });
  const status = (text: string) =>
    waitFor(() =>
      expect(screen.getAllByRole('status').map((node) => node.textContent)).toContain(text),
    );
  await user.click(await screen.findByRole('button', { name: 'Move Project 3 up' }));
  expect(screen.getByRole('button', { name: 'Move Project 2 up' })).toHaveFocus();
  await status('Project 3 moved to position 2 of 3');
  await user.keyboard('{Enter}');
  // Nothing is above the first entry: its other button has the focus.
  expect(screen.getByRole('button', { name: 'Move Project 1 down' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Move Project 1 up' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Remove Project 2' }));
  expect(screen.getByRole('group', { name: 'Project 2' })).toHaveFocus();
  await status('Project 2 removed');
  await user.click(screen.getByRole('button', { name: 'Add project' }));
  const third = await group('Project 3');
  expect(third.getByRole('textbox', { name: /^Name/ })).toHaveFocus();
  await status('Project 3 added');
  await user.keyboard('Four');
  await save(user);
  await editorIsClosed();
  const { projects } = network.requests(saveProjectsEndpoint)[0]?.updateData ?? {};
  expect(projects?.map(({ name }) => name)).toEqual(['Three', 'Two', 'Four']);
});
