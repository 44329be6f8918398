import {
  getDetailRowsEndpoint,
  getStoredDetailsEndpoint,
  saveDetailsEndpoint,
} from '@sopaan/schemas/wallet/details';
import { isAadhaarNumber } from '@sopaan/schemas/wallet/verhoeff';
import { testApp } from '../../testing/test-app';

const api = testApp();
const AADHAAR = [...'0123456789'].map((digit) => `49962871530${digit}`).find(isAadhaarNumber) ?? '';

const details = {
  fatherName: 'Mohan Rao',
  motherName: 'Lata Rao',
  dateOfBirth: '2003-02-28',
  gender: 'Female',
  maritalStatus: 'Single',
  nationality: 'Indian',
  aadhaar: AADHAAR,
  pan: 'ABCDE1234F',
  passport: 'K1234567',
} as const;

const rowsOf = async (token: string, reveal: boolean) => {
  const { rows } = await api.call(getDetailRowsEndpoint, { reveal }, token);
  return Object.fromEntries(rows.map(({ field, value }) => [field, value]));
};

test('[PF-035] only what the member has stored is shown, and nothing invented', async () => {
  const { token, email } = await api.signUp();
  expect(await rowsOf(token, true)).toEqual({ name: 'Asha Rao', email });
});

test('[PF-035] details of profile and wallet are masked until they are revealed', async () => {
  const { token, userId, email } = await api.signUp();
  await api.database.query(
    `update users set personal_info = '{"phone": "+91 90000 00012"}',
       address = '{"address1": "4 Mill Road", "city": "Mysuru", "pincode": "570001"}' where id = $1`,
    [userId],
  );
  await api.call(saveDetailsEndpoint, details, token);
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
    email,
    phone: '+91 90000 00012',
    address: '4 Mill Road, Mysuru, 570001',
    aadhaar: AADHAAR.replace(/(\d{4})(?=\d)/g, '$1 '),
  });
});

test('[PF-035] numbers are stored encrypted and belong to their account', async () => {
  const { token, userId } = await api.signUp();
  await api.call(saveDetailsEndpoint, details, token);
  const rows = await api.database.query('select * from wallet_details where user_id = $1', [
    userId,
  ]);
  const stored = JSON.stringify(rows) + String(rows[0]?.['identity_numbers']);
  for (const number of [AADHAAR, details.pan, details.passport]) {
    expect(stored).not.toContain(number);
  }
  expect(await api.call(getStoredDetailsEndpoint, {}, token)).toEqual(details);
  const stranger = await api.signUp();
  expect(await api.call(getStoredDetailsEndpoint, {}, stranger.token)).toMatchObject({ pan: '' });
});

test('[PF-035] each invalid detail is named', async () => {
  const { token } = await api.signUp();
  const invalid = {
    dateOfBirth: '2003-02-30',
    gender: 'x',
    aadhaar: AADHAAR.slice(0, -1) + ((Number(AADHAAR.slice(-1)) + 1) % 10),
    pan: 'ABC',
    passport: '1234567',
  };
  const { status, fields } = await api.rejection(saveDetailsEndpoint, invalid, token);
  expect(status).toBe(400);
  expect(Object.keys(fields).sort()).toEqual(Object.keys(invalid).sort());
  const spaced = { aadhaar: AADHAAR.replace(/(\d{4})(?=\d)/g, '$1 '), pan: 'abcde1234f' };
  await api.call(saveDetailsEndpoint, { ...details, ...spaced }, token);
  expect(await api.call(getStoredDetailsEndpoint, {}, token)).toEqual(details);
  const tomorrow = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10);
  expect(
    await api.rejection(saveDetailsEndpoint, { ...details, dateOfBirth: tomorrow }, token),
  ).toMatchObject({ fields: { dateOfBirth: 'Enter a date in the past.' } });
});
