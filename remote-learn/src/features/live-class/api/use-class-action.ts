import { call } from '@sopaan/api-client/call';
import {
  endClassEndpoint,
  registerForClassEndpoint,
  startClassEndpoint,
  unregisterFromClassEndpoint,
} from '@sopaan/schemas/live-classes/live-class';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { liveClassQuery } from './get-live-class';

const ENDPOINTS = {
  register: registerForClassEndpoint,
  unregister: unregisterFromClassEndpoint,
  start: startClassEndpoint,
  end: endClassEndpoint,
};

/** Changes the class or the member's registration. The response replaces the class in the cache. */
export function useClassAction(classId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (action: keyof typeof ENDPOINTS) => call(ENDPOINTS[action], { id: classId }),
    async onSuccess(liveClass) {
      const { queryKey } = liveClassQuery(classId);
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, liveClass);
      void queryClient.invalidateQueries({ queryKey: ['live-classes'] });
    },
    scope: { id: `live-class ${classId}` },
    // Offline, the request fails at once and can be retried.
    networkMode: 'always',
  });
}
