/** How events of contract 1 and of this contract become each other. An event that is not named here is the same in both. */
import { activitySchema, type Activity } from '../activity';
import { activity1Schema, downgradeActivity, upgradeActivity } from './activity-1';

/**
 * Says one payload in the words of the other contract. What is of neither shape becomes `null`, which every contract
 * refuses: so the bus drops it and reports its sender, as it does with all that is wrong.
 */
export type PayloadAdapter = (payload: unknown) => unknown;

/** Makes a translator for one speaker or one listener: some words depend on those before. */
export type PayloadAdapters = Readonly<Record<string, () => PayloadAdapter>>;

/** From contract 1 to this one. */
export const upgradesFrom1: PayloadAdapters = {
  'activity:changed': () => (payload) =>
    activity1Schema.isValidSync(payload, { strict: true }) ? upgradeActivity(payload) : null,
};

/** From this contract to contract 1. */
export const downgradesTo1: PayloadAdapters = {
  'activity:changed': () => {
    let tasks: readonly Activity[] = [];
    return (payload) => {
      if (!activitySchema.isValidSync(payload, { strict: true })) return null;
      const { busyTasks, said } = downgradeActivity(tasks, payload);
      tasks = busyTasks;
      return said;
    };
  },
};
