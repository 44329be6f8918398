import type { DetailRow, StoredDetails } from '@sopaan/schemas/wallet/details';
import { object, string } from 'yup';
import type { Database } from '../../../database/database';
import { createFileCipher } from '../../../files/cipher';
import { ApiError } from '../../../http/api-error';
import { findUser } from '../../accounts/users/users.repository';
import { maskDetail } from './mask-detail';
import { findWalletDetails, storeWalletDetails } from './wallet-details.repository';

/** The JSON that is stored encrypted. */
const identityNumbersSchema = object({
  aadhaar: string().default(''),
  pan: string().default(''),
  passport: string().default(''),
});

const NO_DETAILS: StoredDetails = {
  fatherName: '',
  motherName: '',
  dateOfBirth: '',
  gender: '',
  maritalStatus: '',
  nationality: '',
  aadhaar: '',
  pan: '',
  passport: '',
};

interface Context {
  database: Database;
  tokenSecret: string;
}

/** Additional authenticated data (AAD): the ciphertext of another account fails to decrypt. */
const associatedData = (userId: string) => `wallet details ${userId}`;

export async function readStoredDetails(
  { database, tokenSecret }: Context,
  userId: string,
): Promise<StoredDetails> {
  const row = await findWalletDetails(database, userId);
  if (!row) return NO_DETAILS;
  const numbers = createFileCipher(tokenSecret).decrypt(
    { associatedData: associatedData(userId), salt: row.salt },
    row.identity_numbers,
  );
  return {
    fatherName: row.father_name,
    motherName: row.mother_name,
    dateOfBirth: row.date_of_birth ?? '',
    gender: row.gender,
    maritalStatus: row.marital_status,
    nationality: row.nationality,
    ...identityNumbersSchema.validateSync(JSON.parse(numbers.toString())),
  };
}

export async function saveDetails(
  { database, tokenSecret }: Context,
  userId: string,
  details: StoredDetails,
): Promise<void> {
  const { aadhaar, pan, passport } = details;
  const cipher = createFileCipher(tokenSecret);
  const salt = cipher.newSalt();
  const numbers = Buffer.from(JSON.stringify({ aadhaar, pan, passport }));
  await storeWalletDetails(database, userId, {
    father_name: details.fatherName,
    mother_name: details.motherName,
    date_of_birth: details.dateOfBirth || null,
    gender: details.gender,
    marital_status: details.maritalStatus,
    nationality: details.nationality,
    identity_numbers: cipher.encrypt({ associatedData: associatedData(userId), salt }, numbers),
    salt,
  });
}

/** The details that the member has stored in the profile and in the wallet, in the order of the page. Empty ones are left out. */
export async function readDetailRows(
  context: Context,
  userId: string,
  { reveal }: { reveal: boolean },
): Promise<DetailRow[]> {
  const user = await findUser(context.database, userId);
  if (!user) throw new ApiError('SESSION_ENDED');
  const { fatherName, motherName, dateOfBirth, ...stored } = await readStoredDetails(
    context,
    userId,
  );
  const { address1, address2, city, state, pincode } = user.address;
  const values = {
    name: `${user.firstName} ${user.lastName}`.trim(),
    fatherName,
    motherName,
    dateOfBirth,
    gender: stored.gender,
    email: user.email,
    phone: user.personalInfo.phone,
    address: [address1, address2, city, state, pincode].filter(Boolean).join(', '),
    aadhaar: stored.aadhaar.replace(/(\d{4})(?=\d)/g, '$1 '),
    pan: stored.pan,
    passport: stored.passport,
    maritalStatus: stored.maritalStatus,
    nationality: stored.nationality,
  };
  return Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([field, value]) => ({ field, value: reveal ? value : maskDetail(field, value) }));
}
