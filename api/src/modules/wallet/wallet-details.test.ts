import {
  getAccountSettingsEndpoint,
  savePersonalDetailsEndpoint,
} from '@sopaan/schemas/account/settings';
import {
  getDisplayedDetailsEndpoint,
  getEditableDetailsEndpoint,
  saveDetailsEndpoint,
  walletDetailsSchema,
  type WalletDetails,
} from '@sopaan/schemas/wallet/details';
import { isAadhaarNumber } from '@sopaan/schemas/wallet/verhoeff';
import { send } from '../../testing/call';
import { testApp } from '../../testing/test-app';

const api = testApp();
const AADHAAR = [...'0123456789'].map((digit) => `49962871530${digit}`).find(isAadhaarNumber) ?? '';

const details = {
  fatherName: 'Mohan Rao',
  motherName: 'Lata Rao',
  gender: 'Female',
  maritalStatus: 'Single',
  nationality: 'Indian',
  aadhaar: AADHAAR,
  pan: 'ABCDE1234F',
  passport: 'K1234567',
} as const;

const rowsOf = async (token: string, reveal: boolean) => {
  const { rows } = await api.call(getDisplayedDetailsEndpoint, { reveal }, token);
  return Object.fromEntries(rows.map(({ field, value }) => [field, value]));
};

const readStored = (token: string) => api.call(getEditableDetailsEndpoint, {}, token);

/** Saves the details over the version that is stored. */
async function save(token: string, input: Partial<WalletDetails>) {
  const { version } = await readStored(token);
  const request = walletDetailsSchema.cast({ ...input, version });
  await api.call(saveDetailsEndpoint, { ...request, version }, token);
}

async function setDateOfBirth(token: string, dob: string) {
  const { revision } = await api.call(getAccountSettingsEndpoint, {}, token);
  const settings = { name: 'Asha Rao', dob, language: 'en', revision };
  await api.call(savePersonalDetailsEndpoint, settings, token);
}

test('[PF-035] only what the member has stored is shown, and nothing invented', async () => {
  const { token, email } = await api.signUp();
  expect(await rowsOf(token, true)).toEqual({ name: 'Asha Rao', email });
});

test('[PF-035] details of profile and wallet are masked until they are revealed', async () => {
  const { token, userId, email } = await api.signUp();
  await setDateOfBirth(token, '2003-02-28');
  await api.database.query(
    `update users set personal_info = '{"phone": "+91 90000 00012"}',
       address = '{"address1": "4 Mill Road", "city": "Mysuru", "pincode": "570001"}' where id = $1`,
    [userId],
  );
  await save(token, details);
  const masked = await rowsOf(token, false);
  expect(masked).toMatchObject({
    name: 'Asha Rao',
    fatherName: '••••••',
    dateOfBirth: '••••••',
    address: '••••••',
    phone: '••• ••••• •••12',
    aadhaar: `•••• •••• ${AADHAAR.slice(-4)}`,
    pan: '••••••••4F',
    passport: '••••••67',
    nationality: 'Indian',
  });
  expect(masked['email']).not.toContain(email.slice(1, 5));
  expect(await rowsOf(token, true)).toEqual({
    ...details,
    name: 'Asha Rao',
    dateOfBirth: '2003-02-28',
    email,
    phone: '+91 90000 00012',
    address: '4 Mill Road, Mysuru, 570001',
    aadhaar: AADHAAR.replace(/(\d{4})(?=\d)/g, '$1 '),
  });
});

test('[PF-035] the date of birth in the wallet is the one of the settings', async () => {
  const { token } = await api.signUp();
  await setDateOfBirth(token, '2003-02-28');
  expect(await rowsOf(token, true)).toMatchObject({ dateOfBirth: '2003-02-28' });
  await save(token, { nationality: 'Indian' });
  await setDateOfBirth(token, '2003-02-27');
  expect(await rowsOf(token, true)).toMatchObject({ dateOfBirth: '2003-02-27' });
});

test('[PF-035] a page of an older release, which has an input for the date of birth, gets an error that says where to change it', async () => {
  const { token } = await api.signUp();
  await setDateOfBirth(token, '2003-02-28');
  expect(await api.call(getEditableDetailsEndpoint, {}, token)).toMatchObject({
    dateOfBirth: '2003-02-28',
  });
  const input = { ...details, dateOfBirth: '2003-02-28' };
  await api.call(saveDetailsEndpoint, input, token);
  expect(
    await api.rejection(saveDetailsEndpoint, { ...input, dateOfBirth: '2001-01-01' }, token),
  ).toMatchObject({ status: 400, fields: { dateOfBirth: expect.stringContaining('settings') } });
});

test('[PF-035] numbers are stored encrypted and belong to their account', async () => {
  const { token, userId } = await api.signUp();
  await save(token, details);
  const rows = await api.database.query('select * from wallet_details where user_id = $1', [
    userId,
  ]);
  const stored = JSON.stringify(rows) + String(rows[0]?.['identity_numbers']);
  for (const number of [AADHAAR, details.pan, details.passport]) {
    expect(stored).not.toContain(number);
  }
  expect(await readStored(token)).toMatchObject(details);
  const stranger = await api.signUp();
  expect(await readStored(stranger.token)).toMatchObject({ pan: '', version: 0 });
});

test('[PF-035] each invalid detail is named', async () => {
  const { token } = await api.signUp();
  const invalid = {
    gender: 'x',
    aadhaar: AADHAAR.slice(0, -1) + ((Number(AADHAAR.slice(-1)) + 1) % 10),
    pan: 'ABC',
    passport: '1234567',
  };
  const { status, fields } = await api.rejection(saveDetailsEndpoint, invalid, token);
  expect(status).toBe(400);
  expect(Object.keys(fields).sort()).toEqual(Object.keys(invalid).sort());
  const spaced = { aadhaar: AADHAAR.replace(/(\d{4})(?=\d)/g, '$1 '), pan: 'abcde1234f' };
  await save(token, { ...details, ...spaced });
  expect(await readStored(token)).toMatchObject(details);
});

test('[PF-035] of two saves over the same version one is stored, and the other is refused', async () => {
  const { token } = await api.signUp();
  for (const version of [0, 1]) {
    const saves = ['Lata Rao', 'Lata Iyer'].map((motherName) =>
      send(api.app, saveDetailsEndpoint, { ...details, version, motherName }, token),
    );
    const responses = await Promise.all(saves);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const stored = responses[0]?.statusCode === 200 ? 'Lata Rao' : 'Lata Iyer';
    expect(await readStored(token)).toMatchObject({ version: version + 1, motherName: stored });
  }
  const older = { ...details, version: 1, pan: '' };
  expect(await api.rejection(saveDetailsEndpoint, older, token)).toMatchObject({
    status: 409,
    code: 'CONFLICT',
  });
  expect(await readStored(token)).toMatchObject({ version: 2, pan: details.pan });
});
