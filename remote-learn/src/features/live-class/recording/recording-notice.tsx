import { Box, Typography } from '@sopaan/ui/core';

/** Tells everybody in the room, also with screen readers, that the class is being recorded. */
export function RecordingNotice({ isRecording }: { isRecording: boolean }) {
  return (
    <Typography role="status" sx={isRecording ? notice : null}>
      {isRecording && (
        <>
          <Box component="span" aria-hidden sx={dot} />
          This class is being recorded
        </>
      )}
    </Typography>
  );
}

const notice = { display: 'flex', alignItems: 'center', gap: 1, fontWeight: 600 } as const;

const dot = { width: 12, height: 12, borderRadius: '50%', bgcolor: 'error.main' } as const;
