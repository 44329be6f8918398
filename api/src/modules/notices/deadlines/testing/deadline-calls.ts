import { getNoticesEndpoint } from '@sopaan/schemas/notices/notice';
import { DEADLINE_SOURCES } from '../../../../registries/deadline-sources';
import type { TestApp } from '../../../../testing/test-app';
import { addDeadlineNotices, addLastReminders } from '../deadline-notices';

export function deadlineCalls(api: TestApp) {
  const noticesOf = async (token: string) => (await api.call(getNoticesEndpoint, {}, token)).items;
  return {
    /** Runs the tasks that run hourly. */
    remind: () =>
      Promise.all(
        DEADLINE_SOURCES.map((source) =>
          api.database.transaction((transaction) => addDeadlineNotices(transaction, source)),
        ),
      ),
    /** Runs the tasks that run every minute. */
    remindShortlyBefore: () =>
      Promise.all(
        DEADLINE_SOURCES.map((source) =>
          api.database.transaction((transaction) => addLastReminders(transaction, source)),
        ),
      ),
    noticesOf,
    titlesOf: async (token: string) => (await noticesOf(token)).map(({ title }) => title),
  };
}
