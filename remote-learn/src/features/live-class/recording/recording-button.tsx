import { Alert, Box, Button } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '../../../requests/error-message';
import { mediaOptionsQuery } from '../api/get-media-options';
import { useSetRecording } from '../api/use-set-recording';

interface RecordingButtonProps {
  classId: string;
  isRecording: boolean;
}

/** For the teacher. Only the media server of the site records, so nothing is rendered without that server or with LiveKit. */
export function RecordingButton({ classId, isRecording }: RecordingButtonProps) {
  const { data } = useQuery(mediaOptionsQuery(classId));
  const { mutate, isPending, error } = useSetRecording(classId);
  if (!data?.isAvailable || data.kind !== 'forwarding') return null;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <Button
        variant={isRecording ? 'contained' : 'outlined'}
        disabled={isPending}
        onClick={() => mutate(!isRecording)}
      >
        {isRecording ? 'Stop recording' : 'Record'}
      </Button>
      {error && (
        <Alert severity="error" title="The recording could not be changed">
          {errorMessage(error)}
        </Alert>
      )}
    </Box>
  );
}
