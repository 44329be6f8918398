import type { User } from '@sopaan/schemas/account/user';
import { aUser } from '@sopaan/testing/fixtures';
import { screen, within } from '@testing-library/react';
import { aFullUser } from '../testing/full-user';
import { openDashboard, userServer } from '../testing/open-dashboard';

const skill = (name: string) => ({ name, level: 'Expert' });

/** A member with every part of the profile. */
const completeUser = () =>
  aUser({
    ...aFullUser(),
    skills: [skill('sql'), skill('python'), skill('docker')],
    address: { address1: '', address2: '', pincode: '', city: 'Mysuru', state: 'Karnataka' },
    personalInfo: { ...aUser().personalInfo, profilePicture: '/files/asha.png' },
  });

const open = (user: User) => openDashboard({ network: userServer(user) });
const card = () => screen.queryByRole('region', { name: /Your profile is \d+% complete/ });

test.each<[string, Partial<User>, string, string, string]>([
  ['skills', { skills: [], socialLinks: [] }, '75', 'Add at least 3 skills', 'skills'],
  ['education', { education: [] }, '80', 'Add your education', 'education'],
  ['experience', { workExperience: [] }, '90', 'Add your experience', 'experience'],
  ['a summary', { about: aUser().about }, '90', 'Write about yourself', 'about'],
  ['a place', { address: aUser().address }, '90', 'Add your city and state', 'info'],
  ['projects', { projects: [] }, '90', 'Add a project', 'projects'],
  ['a picture', { personalInfo: aUser().personalInfo }, '95', 'Add a picture', 'avatar'],
  ['links', { socialLinks: [] }, '95', 'Add a link', 'links'],
])(
  'a profile without %s names one next step, which leads to its editor',
  async (_what, changes, percent, label, edit) => {
    open({ ...completeUser(), ...changes });
    await screen.findByRole('heading', { name: 'Asha Rao' });
    const region = within(card() ?? document.body);
    const bar = region.getByRole('progressbar', { name: 'Profile completeness' });
    expect(bar).toHaveAttribute('aria-valuenow', percent);
    expect(bar).toHaveAttribute('aria-valuetext', `${percent}%`);
    const [link, ...others] = region.getAllByRole('link');
    expect(link).toHaveAccessibleName(label);
    expect(link).toHaveAttribute('href', `/profile/profile?edit=${edit}`);
    expect(others).toEqual([]);
  },
);

test('the link of the next step opens its editor', async () => {
  const { user, url } = open(aUser());
  await user.click(await screen.findByRole('link', { name: 'Add at least 3 skills' }));
  expect(await screen.findByRole('dialog', { name: 'Edit Skills' })).toBeVisible();
  expect(url()).toBe('/profile/profile?edit=skills');
});

test('a profile with nothing but a name and an email address is not 0% complete', async () => {
  open(aUser());
  await screen.findByRole('heading', { name: 'Asha Rao' });
  expect(card()).toHaveAccessibleName('Your profile is 10% complete');
});

test('a complete profile shows no next step', async () => {
  open(completeUser());
  await screen.findByRole('heading', { name: 'Asha Rao' });
  expect(card()).not.toBeInTheDocument();
});
