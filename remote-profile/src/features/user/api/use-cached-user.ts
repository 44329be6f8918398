import type { User } from '@sopaan/schemas/account/user';
import { useQueryClient } from '@tanstack/react-query';
import { userQuery } from './get-user';

/** Reads and changes the cached user of the dashboard. */
export function useCachedUser() {
  const queryClient = useQueryClient();
  return {
    /** Fetches the latest user and caches it. */
    fetchUser: (): Promise<User> => queryClient.fetchQuery({ ...userQuery, staleTime: 0 }),
    /** Stores the response of a save, which has no role data. */
    storeUser: (saved: Omit<User, 'role_Data'>) => {
      queryClient.setQueryData(userQuery.queryKey, (user) => user && { ...user, ...saved });
    },
  };
}
