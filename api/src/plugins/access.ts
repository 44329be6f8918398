import type { EndpointAccess } from '@sopaan/schemas/endpoint';
import { ApiError } from './api-error';

/** Who asks, as the access token says. */
export interface SessionUser {
  id: string;
  role: string;
  sessionId: string;
}

/** What a handler learns about who asks. */
export interface UserOf {
  public: null;
  optional: SessionUser | null;
  session: SessionUser;
}

export const admit: { [Access in EndpointAccess]: (user: SessionUser | null) => UserOf[Access] } = {
  public: () => null,
  optional: (user) => user,
  session(user) {
    if (!user) throw new ApiError('UNAUTHENTICATED');
    return user;
  },
};
