import {
  getAccountSettingsEndpoint,
  savePersonalDetailsEndpoint,
} from '@sopaan/schemas/account/settings';
import { getUserEndpoint } from '@sopaan/schemas/account/user';
import { saveInfoEndpoint } from '@sopaan/schemas/profile/info';
import { testApp } from '../../../testing/test-app';

const api = testApp();

async function aMember() {
  const { token } = await api.signUp();
  const { revision } = await api.call(getAccountSettingsEndpoint, {}, token);
  return { token, details: { name: 'Asha Rao', dob: '2001-02-28', language: 'hi', revision } };
}

test('[PF-048] [PF-064] name, date of birth and language are stored', async () => {
  const { token, details } = await aMember();
  const input = { ...details, name: ' Ravi  Kumar Iyer ' };
  const saved = await api.call(savePersonalDetailsEndpoint, input, token);
  expect(saved).toMatchObject({ name: 'Ravi Kumar Iyer', dob: '2001-02-28', language: 'hi' });
  expect(await api.call(getAccountSettingsEndpoint, {}, token)).toEqual(saved);
  const user = await api.call(getUserEndpoint, { requiredata: [] }, token);
  expect(user.personalInfo).toMatchObject({ firstName: 'Ravi', lastName: 'Kumar Iyer' });
  expect(user.sectionVersions.info).toBe(1);
});

test.each([
  [{ name: '' }, { name: 'Name must be at least 2 characters.' }],
  [{ name: 'A' }, { name: 'Name must be at least 2 characters.' }],
  [{ name: 'A'.repeat(31) }, { name: 'Name must not be longer than 30 characters.' }],
  [{ dob: '' }, { dob: 'A date of birth is required.' }],
  [{ dob: '2001-02-30' }, { dob: 'Please enter a valid date of birth.' }],
  [{ dob: '2999-01-01' }, { dob: 'Please enter a valid date of birth.' }],
  [{ language: '' }, { language: 'Please select a language.' }],
  [{ language: 'xx' }, { language: 'Please select a language.' }],
])('[PF-052] [PF-053] the server rejects %j', async (change, fields) => {
  const { token, details } = await aMember();
  const input = { ...details, ...change };
  expect(await api.rejection(savePersonalDetailsEndpoint, input, token)).toMatchObject({
    status: 400,
    fields,
  });
});

test('a change of personal details is rejected if the settings have changed since they were read', async () => {
  const { token, details } = await aMember();
  await api.call(savePersonalDetailsEndpoint, details, token);
  const input = { ...details, name: 'Ravi Iyer' };
  expect(await api.rejection(savePersonalDetailsEndpoint, input, token)).toMatchObject({
    status: 409,
    code: 'CONFLICT',
  });
});

test('[PF-018] [PF-048] a member with a single name can save it in the account settings and in the Info section of the profile', async () => {
  const { token, details } = await aMember();
  await api.call(savePersonalDetailsEndpoint, { ...details, name: 'Sukarno' }, token);
  const user = await api.call(getUserEndpoint, { requiredata: [] }, token);
  expect(user.personalInfo).toMatchObject({ firstName: 'Sukarno', lastName: '' });
  const address = { address1: '', address2: '', city: 'Mysuru', state: '', pincode: '' };
  const info = { firstName: 'Sukarno', lastName: ' ', phone: '', ...address };
  const request = { userId: user.userId, version: user.sectionVersions.info };
  const saved = await api.call(saveInfoEndpoint, { ...request, updateData: { info } }, token);
  expect(saved.personalInfo).toMatchObject({ firstName: 'Sukarno', lastName: '' });
  expect(await api.call(getAccountSettingsEndpoint, {}, token)).toMatchObject({ name: 'Sukarno' });
});

test.each(['S', 'Subramaniam'.repeat(4)])(
  '[PF-048] date of birth and language can be saved without the name if the stored one is %j, which is too short or too long',
  async (firstName) => {
    const { token, userId } = await api.signUp();
    const change = 'update users set first_name = $2, last_name = $3 where id = $1';
    await api.database.query(change, [userId, firstName, '']);
    const { revision } = await api.call(getAccountSettingsEndpoint, {}, token);
    const details = { dob: '2001-02-28', language: 'hi', revision };
    expect(await api.call(savePersonalDetailsEndpoint, details, token)).toMatchObject({
      name: firstName,
      dob: '2001-02-28',
    });
  },
);
