import type { ActivityItem, ActivityKind } from '@sopaan/schemas/activity/activity';
import type { Queryable } from '../../database/database';
import { Conditions } from '../../search/conditions';
import { findPage, type Page, type PageRequest } from '../../search/page';
import { toActivityItem } from './activity-record';
import { ACTIVITY_SOURCE } from './activity-source';

export function findActivity(
  database: Queryable,
  userId: string,
  { kind, ...page }: PageRequest & { kind?: ActivityKind | undefined },
): Promise<Page<ActivityItem>> {
  const conditions = new Conditions();
  conditions.equal('user_id', userId);
  conditions.equal('kind', kind);
  return findPage(database, page, {
    columns: `
      id, kind, status, title, detail, subject_id, subject_type, subject_parent, score, total, at`,
    from: ACTIVITY_SOURCE,
    conditions,
    order: [
      ['at', 'timestamptz'],
      ['kind', 'text'],
      ['id', 'text'],
    ],
    direction: 'desc',
    toItem: toActivityItem,
  });
}
