import { MAX_STEPS } from '@sopaan/schemas/next-steps/next-steps';
import { Box, LoadingState, Skeleton } from '@sopaan/ui/core';
import { STEP_HEIGHT, stepListStyle } from './step-styles';

/** The placeholder of the steps, as high as a full list. */
export function StepListSkeleton() {
  return (
    <LoadingState>
      <Box sx={stepListStyle}>
        {Array.from({ length: MAX_STEPS }, (_, index) => (
          <Skeleton
            key={index}
            variant="rounded"
            sx={{ height: STEP_HEIGHT, borderRadius: '16px' }}
          />
        ))}
      </Box>
    </LoadingState>
  );
}
