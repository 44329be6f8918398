import { call } from '@sopaan/api-client/call';
import type { ResponseOf } from '@sopaan/schemas/api/endpoint';
import { getMediaEndpoint } from '@sopaan/schemas/live-classes/media';
import { queryOptions } from '@tanstack/react-query';

export interface ClassMedia extends ResponseOf<typeof getMediaEndpoint> {
  /** Whether the browser supports WebRTC. */
  isSupported: boolean;
}

/** Whether audio and video are available on this site and supported by this browser, and how to connect. */
export const mediaOptionsQuery = (classId: string) =>
  queryOptions({
    queryKey: ['live-class-media', classId],
    queryFn: async ({ signal }): Promise<ClassMedia> => ({
      ...(await call(getMediaEndpoint, { id: classId }, { signal })),
      isSupported: 'RTCPeerConnection' in globalThis,
    }),
    staleTime: Infinity,
  });
