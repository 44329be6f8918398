/** Adapters between the events of contract 1 and of this contract. Events without an adapter are the same in both. */
import { activitySchema, type Activity } from '../activity';
import { activity1Schema, downgradeActivity, upgradeActivity } from './activity-1';

/**
 * Converts one payload to the other contract. An invalid payload becomes `null`, which no event schema accepts, so that the bus drops
 * it and reports its sender as it does for any invalid payload.
 */
export type PayloadAdapter = (payload: unknown) => unknown;

/** Creates an adapter for one publisher or one listener; adapters may keep state between payloads. */
export type PayloadAdapters = Readonly<Record<string, () => PayloadAdapter>>;

/** The adapters from contract 1 to this contract, by event. */
export const upgradesFrom1: PayloadAdapters = {
  'activity:changed': () => (payload) =>
    activity1Schema.isValidSync(payload, { strict: true }) ? upgradeActivity(payload) : null,
};

/** The adapters from this contract to contract 1, by event. */
export const downgradesTo1: PayloadAdapters = {
  'activity:changed': () => {
    let tasks: readonly Activity[] = [];
    return (payload) => {
      if (!activitySchema.isValidSync(payload, { strict: true })) return null;
      const { busyTasks, activity } = downgradeActivity(tasks, payload);
      tasks = busyTasks;
      return activity;
    };
  },
};
