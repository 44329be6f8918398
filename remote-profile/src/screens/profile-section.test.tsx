import type { User } from '@sopaan/schemas/account/user';
import { aUser } from '@sopaan/testing/fixtures';
import { screen, within } from '@testing-library/react';
import { aJob, anEducation, aProject } from '../testing/full-user';
import { openDashboard, userServer } from '../testing/open-dashboard';

const open = (changes: Partial<User>, tab = 'about') =>
  openDashboard({ subpath: `profile?tab=${tab}`, network: userServer(changes) });

test('[PF-012] the profile shows name, address and initials', async () => {
  open({
    address: {
      address1: '4 Mill Road',
      address2: 'Kuvempunagar',
      pincode: '',
      city: 'Mysuru',
      state: '',
    },
  });
  expect(await screen.findByRole('heading', { name: 'Asha Rao' })).toBeInTheDocument();
  for (const text of ['4 Mill Road, Kuvempunagar', 'Mysuru']) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  const card = screen.getByRole('region', { name: 'About you' });
  expect(card).toHaveTextContent('@asha');
  expect(card).toHaveTextContent('AR');
});

test("[PF-012] the user's picture replaces the initials", async () => {
  const { container } = open({
    personalInfo: { ...aUser().personalInfo, profilePicture: '/files/asha.png' },
  });
  await screen.findByRole('heading', { name: 'Asha Rao' });
  expect(container.querySelector('section img')).toHaveAttribute('src', '/files/asha.png');
});

test('[PF-014] a member without a current job is shown without a designation', async () => {
  open({ workExperience: [{ ...aJob, duration: { startDate: '2020', endDate: '2023' } }] });
  await screen.findByRole('heading', { name: 'Asha Rao' });
  expect(document.body).not.toHaveTextContent(/Software Engineer|Data Analyst/);
});

test('[PF-014] the designation of the current job that began last is shown', async () => {
  const earlier = {
    ...aJob,
    designation: 'Lecturer',
    duration: { startDate: '2019-01-01', endDate: '' },
  };
  open({ workExperience: [earlier, aJob] });
  expect(await screen.findByText('Data Analyst')).toBeInTheDocument();
});

test('[PF-016] the seven tabs are selected by the URL', async () => {
  const { user, url } = open({});
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual([
    'About',
    'Skills',
    'Experience',
    'Education',
    'Projects',
    'Links',
    'Info',
  ]);
  await user.click(screen.getByRole('tab', { name: 'Skills' }));
  expect(url()).toBe('/profile/profile?tab=skills');
  expect(await screen.findByRole('tabpanel', { name: 'Skills' })).toHaveTextContent(
    'No skills yet',
  );
});

test.each([
  ['about', 'No information about you yet'],
  ['skills', 'No skills yet'],
  ['experience', 'No experience yet'],
  ['education', 'No education yet'],
  ['projects', 'No projects yet'],
  ['links', 'No links yet'],
  ['treasure', 'No information about you yet'],
])('[PF-016] the tab %s of an empty profile shows an empty state', async (tab, title) => {
  open({}, tab);
  expect(await screen.findByText(title)).toBeInTheDocument();
  const { textContent: label } = screen.getByRole('tab', { selected: true });
  expect(screen.getByRole('button', { name: `Edit ${label}` })).toBeVisible();
});

test('[PF-016] the tabs show the contents of the profile', async () => {
  const { user } = open({
    about: { userabout: 'I like numbers.', interests: 'Chess', selectedPurpose: 'Open to Work' },
    skills: [{ name: 'machine_learning', level: 'Advanced' }],
    workExperience: [aJob],
    socialLinks: [
      { platform: 'github', url: 'https://example.in/asha', icon: '' },
      { platform: 'figma', url: 'asha at figma', icon: '' },
    ],
  });
  const panel = (name: string) => screen.findByRole('tabpanel', { name });
  expect(await screen.findByText('I like numbers.')).toBeInTheDocument();
  expect(await panel('About')).toHaveTextContent('Open to Work');
  await user.click(screen.getByRole('tab', { name: 'Skills' }));
  expect(await panel('Skills')).toHaveTextContent('Machine learningAdvanced');
  await user.click(screen.getByRole('tab', { name: 'Experience' }));
  const experience = await panel('Experience');
  for (const text of ['Full-time', 'Apr 2024 to present']) {
    expect(within(experience).getByText(text)).toBeInTheDocument();
  }
  expect(within(experience).getByText('Dashboards')).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Links' }));
  const links = await panel('Links');
  expect(within(links).getAllByRole('link')).toHaveLength(1);
  expect(links).toHaveTextContent('asha at figma');
});

test('[PF-018] Info shows email and phone', async () => {
  open({ personalInfo: { ...aUser().personalInfo, phone: '+91 90000 00000' } }, 'info');
  expect(await screen.findByText('asha@example.in')).toBeInTheDocument();
  expect(screen.getByText('+91 90000 00000')).toBeInTheDocument();
});

test('[PF-021] of more than two projects, the first two and the number of the others are shown', async () => {
  const { user } = open({ projects: ['One', 'Two', 'Three', 'Four'].map(aProject) }, 'projects');
  const list = await screen.findByRole('list', { name: 'Projects' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: '+ 2 more projects' }));
  expect(within(list).getAllByRole('listitem')).toHaveLength(4);
});

test('[PF-021] two projects are shown without the button for more', async () => {
  open({ projects: ['One', 'Two'].map(aProject) }, 'projects');
  await screen.findByRole('list', { name: 'Projects' });
  expect(screen.queryByText(/more projects/)).not.toBeInTheDocument();
});

test('[PF-022] a CGPA is shown if there is one', async () => {
  open({ education: [anEducation, { ...anEducation, degree: 'MBA', cgpa: '8.4' }] }, 'education');
  const list = await screen.findByRole('list', { name: 'Education' });
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first).toHaveTextContent('2018 to 2022');
  expect(first).toHaveTextContent('Percentage: 81');
  expect(first).not.toHaveTextContent('CGPA');
  expect(second).toHaveTextContent('CGPA: 8.4');
});
