import type { EndpointAccess } from '@sopaan/schemas/api/endpoint';
import { ApiError } from '../http/api-error';

/**
 * Which data of a route a caller may use, among the callers that its access allows. `session` routes default to `own`, the
 * caller's own data; `shared` data is the same for all members. A deploy token for one unit may use `own unit` routes for
 * that unit, and no `all units` routes.
 */
export type RouteScope = 'own' | 'shared' | 'own unit' | 'all units';

/** The user of a request. The access token identifies the account; the role is read from the account. */
export interface SessionUser {
  id: string;
  role: string;
  sessionId: string;
}

/** Who publishes and promotes releases: a deploy token or an admin. */
export interface Deployer {
  /** The token's name, or `admin` with the account's email. Stored in the audit log. */
  name: string;
  /** The only unit that the deployer may change; null for a token of all units and for an admin. */
  unit: string | null;
}

/** Who a request comes from, as far as the route's access requires it. */
export interface Principal {
  user: SessionUser | null;
  deployer: Deployer | null;
  /** The request carries the key of edges. */
  edge: boolean;
}

/** What a handler is given about the caller, by access. */
export interface UserFor {
  public: null;
  optional: SessionUser | null;
  session: SessionUser;
  deploy: Deployer;
  edge: null;
}

export const authorize: { [Access in EndpointAccess]: (principal: Principal) => UserFor[Access] } =
  {
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
