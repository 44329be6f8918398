import { connectDatabase } from '../../src/database/database';
import { addLiveClass, registerMember } from '../../src/modules/live-rooms/testing/live-class';
import { createLoggedInMembers } from '../members';
import type { BenchSite } from '../site';

export interface ClassMembers {
  classId: string;
  /** The access tokens of the members. */
  tokens: string[];
}

/** Creates a live class with `count` registered members, who are logged in. */
export async function createClassMembers(
  { databaseUrl, addresses }: BenchSite,
  count: number,
): Promise<ClassMembers> {
  const members = await createLoggedInMembers(databaseUrl, addresses[0] ?? '', count);
  const database = connectDatabase(databaseUrl, { maxConnections: 1 });
  try {
    const accounts = await database.query<{ id: string }>(
      'select id from users where email = any($1::text[])',
      [members.map(({ email }) => email)],
    );
    const [teacher] = accounts;
    if (!teacher) throw new Error('there are no members');
    const classId = await addLiveClass(database, { userId: teacher.id });
    for (const { id } of accounts) await registerMember(database, classId, { userId: id });
    return { classId, tokens: members.map(({ accessToken }) => accessToken) };
  } finally {
    await database.close();
  }
}
