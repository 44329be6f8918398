import type { PersonalPart } from '../../personal-data/personal-part';
import { SAVED_COLUMNS, SAVED_ITEMS } from './saved-record';

export const savedPersonalData: PersonalPart = {
  name: 'saved',
  tables: ['saved_items'],
  read: (database, { id }) =>
    database.query(
      `select kind, title, provider, saved_at as "savedAt"
       from (select ${SAVED_COLUMNS} from ${SAVED_ITEMS} where saved_items.user_id = $1) as own
       order by saved_at, kind, item_id`,
      [id],
    ),
};
