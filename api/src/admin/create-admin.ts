import { InvalidArgumentError } from 'commander';
import { string } from 'yup';
import { createAdmin } from '../modules/accounts/create-admin';
import type { AddCommand } from './command';

const emailSchema = string().trim().max(254).email().required();

export const addCreateAdmin: AddCommand = (admin, execute) => {
  admin
    .command('create-admin')
    .description('make the account with this address an admin, creating the account if necessary')
    .argument('<email>', 'its address', parseEmail)
    .action((email: string) =>
      execute(async ({ log, withDatabase }) => {
        const { password } = await withDatabase((database) => createAdmin(database, email));
        log(
          password === null
            ? `${email} is an admin now. The new role applies after the next login.`
            : `${email} is an admin with a new account. Its password, shown only once: ${password}
The address is not confirmed yet. To confirm it, log in and choose Send confirmation link in the settings, /profile/account.`,
        );
      }),
    );
};

function parseEmail(text: string): string {
  if (!emailSchema.isValidSync(text)) {
    throw new InvalidArgumentError('This is not an email address.');
  }
  return emailSchema.validateSync(text);
}
