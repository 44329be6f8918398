import { getNoticesEndpoint } from '@sopaan/schemas/notices/notice';
import { DEADLINE_SOURCES } from '../../../../registries/deadline-sources';
import type { TestApp } from '../../../../testing/test-app';
import { addDeadlineNotices, addLastReminders } from '../deadline-notices';

export function deadlineCalls(api: TestApp) {
  /** The reminders only: without the confirmations of the member's own registrations and applications. */
  const noticesOf = async (token: string) =>
    (await api.call(getNoticesEndpoint, {}, token)).items.filter(({ kind }) => kind === 'deadline');
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
