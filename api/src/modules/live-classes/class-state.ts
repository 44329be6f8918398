import { LATE_END_MINUTES } from '@sopaan/schemas/live-classes/live-class';

/**
 * SQL of the state of a row of `live_classes`. Uses the current time, not that of the transaction's start, because locks may take time.
 */
export const CLASS_STATE = `case
  when live_classes.ended_at is not null
    or clock_timestamp() > live_classes.ends_at + interval '${LATE_END_MINUTES} minutes' then 'ended'
  when live_classes.started_at is not null then 'live'
  else 'scheduled'
end`;
