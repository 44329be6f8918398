import { string, ValidationError } from 'yup';
import { createAdmin as createAdminAccount } from '../modules/accounts/create-admin';
import { UsageError, type Verb } from './verb';

const emailSchema = string().trim().max(254).email().required();

export const createAdmin: Verb = {
  name: 'create-admin',
  usage: 'create-admin EMAIL',
  summary: 'makes the account of that address an admin, and makes the account where there is none',

  async run([given, ...more], { say, withDatabase }) {
    if (more.length > 0) throw new UsageError('One email address is enough.');
    const email = await emailSchema.validate(given).catch((error: unknown) => {
      throw error instanceof ValidationError ? new UsageError('This is no email address.') : error;
    });
    const { password } = await withDatabase((database) => createAdminAccount(database, email));
    say(
      password === null
        ? `${email} is an admin now. Logging in again shows it.`
        : `${email} is an admin with a new account. Its password, shown this once: ${password}
The address is not confirmed yet. To confirm it, log in and enter the same address under Email on the page /account.`,
    );
  },
};
