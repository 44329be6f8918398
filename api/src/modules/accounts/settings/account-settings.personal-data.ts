import type { PersonalPart } from '../../../personal-data/personal-part';

/** The settings that are not columns of the account itself. They are deleted with the account. */
export const accountSettingsPersonalData: PersonalPart = {
  name: 'accountSettings',
  tables: ['account_settings'],
  async read(database, { id }) {
    const [found] = await database.query(
      `select recovery_email as "recoveryEmail", recovery_phone as "recoveryPhone",
              date_of_birth as "dateOfBirth", language
       from account_settings where user_id = $1`,
      [id],
    );
    return found;
  },
};
