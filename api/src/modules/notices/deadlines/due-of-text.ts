const DAY = String.raw`[12]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])`;
const TIME = String.raw`([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?`;
const OFFSET = String.raw`(Z|[+-](0\d|1[0-4]):?[0-5]\d)`;

/**
 * SQL that reads a text as an ISO date. Its row has `due_at` and `due_day`. A day is due at its end in India, and a time without a zone
 * is a time in India. Both columns are null for other texts of an authority, such as `To be announced`.
 */
export function dueOfText(text: string): string {
  return `
    select
      case
        when not is_date then null
        when value ~ '^${DAY}$' then (value::date + 1)::timestamp at time zone 'Asia/Kolkata'
        when value ~ '${OFFSET}$' then value::timestamptz
        else value::timestamp at time zone 'Asia/Kolkata'
      end as due_at,
      case when is_date and value ~ '^${DAY}$' then value end as due_day
    from (
      select value,
        case
          when value ~ '^${DAY}([T ]${TIME}${OFFSET}?)?$' then
            -- No 30th of February.
            substring(value from 9 for 2)::int <= extract(
              day from (left(value, 7) || '-01')::date + interval '1 month' - interval '1 day'
            )
          else false
        end as is_date
      from (select ${text} as value) as texts
    ) as checked`;
}
