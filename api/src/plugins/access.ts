import type { EndpointAccess } from '@sopaan/schemas/endpoint';
import { ApiError } from './api-error';

/** Who asks, as the access token says. */
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
