import type { EndpointAccess } from '@sopaan/schemas/endpoint';
import { ApiError } from './api-error';

/**
 * How much of what a route can do is for each of those that its access lets in. Of `session` routes `own` is what the
 * asker has, which is so unless `shared` says that all members get the same. A deploy token of one unit does with
 * `own unit` routes what concerns that unit, and nothing with those for `all units`.
 */
export type RouteScope = 'own' | 'shared' | 'own unit' | 'all units';

/** Who asks: the access token says which account, the account says the rest. */
export interface SessionUser {
  id: string;
  role: string;
  sessionId: string;
}

/** Who publishes and promotes: a deploy token or an admin. */
export interface Deployer {
  /** The token's name, or `admin` with the account's email; the audit log keeps it. */
  name: string;
  /** The one unit that a token is for; null for all of them, and for what concerns no unit. */
  unit: string | null;
}

/** Whoever a request comes from, as far as its access asks for it. */
export interface Asker {
  user: SessionUser | null;
  deployer: Deployer | null;
  /** It carried the key of edges. */
  edge: boolean;
}

/** What a handler learns about who asks. */
export interface UserOf {
  public: null;
  optional: SessionUser | null;
  session: SessionUser;
  deploy: Deployer;
  edge: null;
}

export const admit: { [Access in EndpointAccess]: (asker: Asker) => UserOf[Access] } = {
  public: () => null,
  optional: ({ user }) => user,
  session({ user }) {
    if (!user) throw new ApiError('UNAUTHENTICATED');
    return user;
  },
  deploy({ deployer }) {
    if (!deployer) throw new ApiError('UNAUTHENTICATED');
    return deployer;
  },
  edge({ edge }) {
    if (!edge) throw new ApiError('UNAUTHENTICATED');
    return null;
  },
};
