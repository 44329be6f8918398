import type { PersonalPart } from '../../../personal-data/personal-part';

export const streakFreezesPersonalData: PersonalPart = {
  name: 'streakFreezes',
  tables: ['streak_freezes'],
  read: (database, { id }) =>
    database.query(
      `select bought_on::text as "boughtOn", used_on::text as "usedOn"
       from streak_freezes where user_id = $1 order by bought_on, id`,
      [id],
    ),
};

export const hundredDaysPersonalData: PersonalPart = {
  name: 'hundredDays',
  tables: ['hundred_days_runs', 'hundred_days_solves'],
  read: (database, { id }) =>
    database.query(
      `select started_on::text as "startedOn", coalesce(
         (
           select jsonb_agg(
             jsonb_build_object('day', day, 'solvedOn', solved_on, 'caughtUp', caught_up) order by day
           )
           from hundred_days_solves as solves where solves.user_id = runs.user_id
         ),
         '[]'
       ) as days
       from hundred_days_runs as runs where user_id = $1`,
      [id],
    ),
};
