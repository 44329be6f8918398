import type { Deployer, SessionUser } from '../../../plugins/access';
import type { Queryable } from '../../../plugins/database';

/** Who a deploy token belongs to; null when it is unknown or revoked. */
export function deployerOf(database: Queryable, settingsToken: string | undefined) {
  void database;
  return async (token: string): Promise<Deployer | null> =>
    token === settingsToken ? { name: 'operator', unit: null } : null;
}

/** The admin behind a session; null for everyone else. The role is read afresh, not taken from the token. */
export function adminOf(database: Queryable) {
  return async ({ id }: SessionUser): Promise<Deployer | null> => {
    const [user] = await database.query<{ email: string }>(
      "select email from users where id = $1 and role = 'admin' and is_active",
      [id],
    );
    return user ? { name: `admin ${user.email}`, unit: null } : null;
  };
}
