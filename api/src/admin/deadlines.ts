import { addDeadlineNotices } from '../modules/notices/deadlines/deadline-notices';
import { DEADLINE_SOURCES } from '../registries/deadline-sources';
import type { AddCommand } from './command';

export const addDeadlines: AddCommand = (admin, execute) => {
  admin
    .command('deadlines')
    .description('write the notices about deadlines now, instead of at the next hour')
    .action(() =>
      execute(async ({ log, withDatabase }) => {
        await withDatabase(async (database) => {
          for (const source of DEADLINE_SOURCES) {
            await database.transaction((transaction) => addDeadlineNotices(transaction, source));
          }
        });
        log('Members have notices about all dates of the next two days.');
      }),
    );
};
