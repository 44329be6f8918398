import { string } from 'yup';

/** The site's account with DigiLocker, which its agreement with DigiLocker gives it. */
export interface DigiLockerSettings {
  clientId: string;
  clientSecret: string;
}

export const digiLockerFields = {
  DIGILOCKER_CLIENT_ID: string(),
  DIGILOCKER_CLIENT_SECRET: string().when('DIGILOCKER_CLIENT_ID', {
    is: (id: unknown) => id !== undefined,
    then: (schema) => schema.required('${path} is required with DIGILOCKER_CLIENT_ID'),
  }),
};

interface DigiLockerValues {
  DIGILOCKER_CLIENT_ID?: string | undefined;
  DIGILOCKER_CLIENT_SECRET?: string | undefined;
}

/** Returns undefined if the site has no agreement with DigiLocker. */
export function digiLockerSettings(values: DigiLockerValues): DigiLockerSettings | undefined {
  const { DIGILOCKER_CLIENT_ID: clientId, DIGILOCKER_CLIENT_SECRET: clientSecret } = values;
  return clientId !== undefined && clientSecret !== undefined
    ? { clientId, clientSecret }
    : undefined;
}
