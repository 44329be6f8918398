import { Box, visuallyHidden } from '@sopaan/ui/core';
import type { Ref } from 'react';

/** A field that neither people nor screen readers reach; programs that fill every field fill it too. */
export function HiddenField({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <Box aria-hidden="true" sx={visuallyHidden}>
      <label>
        Leave this field empty
        <input ref={ref} type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </Box>
  );
}
