import { string, ValidationError } from 'yup';
import { createAdmin as createAdminAccount } from '../modules/accounts/create-admin';
import { UsageError, type AdminCommand } from './command';

const emailSchema = string().trim().max(254).email().required();

export const createAdmin: AdminCommand = {
  name: 'create-admin',
  usage: 'create-admin EMAIL',
  summary: 'make the account with this address an admin, creating the account if necessary',

  async run([given, ...more], { log, withDatabase }) {
    if (more.length > 0) throw new UsageError('Only one email address is allowed.');
    const email = await emailSchema.validate(given).catch((error: unknown) => {
      throw error instanceof ValidationError
        ? new UsageError('This is not an email address.')
        : error;
    });
    const { password } = await withDatabase((database) => createAdminAccount(database, email));
    log(
      password === null
        ? `${email} is an admin now. The new role applies after the next login.`
        : `${email} is an admin with a new account. Its password, shown only once: ${password}
The address is not confirmed yet. To confirm it, log in and enter the same address under Email on /account.`,
    );
  },
};
