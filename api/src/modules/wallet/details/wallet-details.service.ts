import type { RequestOf } from '@sopaan/schemas/api/endpoint';
import type {
  DetailRow,
  saveDetailsEndpoint,
  EditableDetails,
} from '@sopaan/schemas/wallet/details';
import { object, string } from 'yup';
import type { Database } from '../../../database/database';
import { createFileCipher } from '../../../files/cipher';
import { ApiError } from '../../../http/api-error';
import { findAccountSettings } from '../../accounts/settings/account-settings.repository';
import { findUser } from '../../accounts/users/users.repository';
import { maskDetail } from './mask-detail';
import { findWalletDetails, storeWalletDetails } from './wallet-details.repository';

/** The JSON that is stored encrypted. */
const identityNumbersSchema = object({
  aadhaar: string().default(''),
  pan: string().default(''),
  passport: string().default(''),
});

const NO_DETAILS = {
  fatherName: '',
  motherName: '',
  gender: '',
  maritalStatus: '',
  nationality: '',
  aadhaar: '',
  pan: '',
  passport: '',
  version: 0,
};

const CHANGE_IN_SETTINGS = 'Change your date of birth in the settings of your account.';

interface Context {
  database: Database;
  /** The key that encrypts identity numbers is derived from it. */
  tokenSecret: string;
}

/** Additional authenticated data (AAD): the ciphertext of another account fails to decrypt. */
const associatedData = (userId: string) => `wallet details ${userId}`;

export async function readEditableDetails(
  context: Context,
  userId: string,
): Promise<EditableDetails> {
  const dateOfBirth = await readDateOfBirth(context, userId);
  return { ...(await readOwnDetails(context, userId)), dateOfBirth };
}

async function readDateOfBirth({ database }: Context, userId: string): Promise<string> {
  const settings = await findAccountSettings(database, userId);
  if (!settings) throw new ApiError('SESSION_ENDED');
  return settings.dob;
}

/** The details that the wallet itself stores. */
async function readOwnDetails({ database, tokenSecret }: Context, userId: string) {
  const row = await findWalletDetails(database, userId);
  if (!row) return NO_DETAILS;
  const numbers = createFileCipher(tokenSecret).decrypt(
    { associatedData: associatedData(userId), salt: row.salt },
    row.identity_numbers,
  );
  return {
    fatherName: row.father_name,
    motherName: row.mother_name,
    gender: row.gender,
    maritalStatus: row.marital_status,
    nationality: row.nationality,
    ...identityNumbersSchema.validateSync(JSON.parse(numbers.toString())),
    version: row.version,
  };
}

/** Stores the details if the version that was edited is still stored, in one statement, so that no concurrent save is lost. */
export async function saveDetails(
  context: Context,
  userId: string,
  { version, dateOfBirth, ...details }: RequestOf<typeof saveDetailsEndpoint>,
): Promise<void> {
  if (dateOfBirth !== undefined && dateOfBirth !== (await readDateOfBirth(context, userId))) {
    throw new ApiError('VALIDATION_FAILED', { fields: { dateOfBirth: CHANGE_IN_SETTINGS } });
  }
  const { aadhaar, pan, passport } = details;
  const cipher = createFileCipher(context.tokenSecret);
  const salt = cipher.newSalt();
  const numbers = Buffer.from(JSON.stringify({ aadhaar, pan, passport }));
  const isStored = await storeWalletDetails(
    context.database,
    { userId, version },
    {
      father_name: details.fatherName,
      mother_name: details.motherName,
      gender: details.gender,
      marital_status: details.maritalStatus,
      nationality: details.nationality,
      identity_numbers: cipher.encrypt({ associatedData: associatedData(userId), salt }, numbers),
      salt,
    },
  );
  if (!isStored) throw new ApiError('CONFLICT');
}

/** What the member has stored, in the profile, the settings and the wallet, in the order of the page. */
export async function readDisplayedDetails(
  context: Context,
  userId: string,
  { reveal }: { reveal: boolean },
): Promise<DetailRow[]> {
  const user = await findUser(context.database, userId);
  if (!user) throw new ApiError('SESSION_ENDED');
  const { fatherName, motherName, dateOfBirth, ...stored } = await readEditableDetails(
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
