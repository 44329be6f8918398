import { call } from '@sopaan/api-client/call';
import { setRecordingEndpoint } from '@sopaan/schemas/live-classes/recording';
import { useMutation } from '@tanstack/react-query';

/** Starts or stops the recording of the class. Everybody in the room learns of it through the room's connection. */
export function useSetRecording(classId: string) {
  return useMutation({
    mutationFn: (isRecording: boolean) => call(setRecordingEndpoint, { id: classId, isRecording }),
    scope: { id: `live-recording ${classId}` },
    // Offline, the request fails at once and can be retried.
    networkMode: 'always',
  });
}
