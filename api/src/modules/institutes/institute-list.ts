import type { InstituteListItem } from '@sopaan/schemas/institutes/institute';
import { oneOf } from '../../search/filter';
import { ascending, descending } from '../../search/list-order';
import type { SearchedList } from '../../search/searched-list';
import { toInstituteListItem, type InstituteListRow } from './institute-record';
import { COURSE_COUNT } from './institutes.repository';

/** All institutes, by name. */
export const instituteList: SearchedList<InstituteListRow, InstituteListItem> = {
  source: () => `(select institutes.*, ${COURSE_COUNT} from institutes) as listed`,
  text: { tsvector: 'search', trigram: 'name', wordSources: ['institutes'] },
  location: (conditions, place) => conditions.equalAny(['state', 'city'], place),
  filters: [oneOf('kind', 'kind', 'open')],
  ...ascending(['name', 'text']),
  orders: { courses: descending(['course_count', 'bigint']) },
  columns: `
    institutes.id, institutes.name, tagline, logo, banner, kind, landmark, zipcode, city, state,
    ${COURSE_COUNT}`,
  joins: 'join institutes on institutes.id = page.id',
  toItem: toInstituteListItem,
};
