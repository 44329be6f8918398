import { Box } from '@sopaan/ui/core';
import { illustrations, type IllustrationName } from './illustrations';

interface IllustrationProps {
  name: IllustrationName;
  /** The accessible name, if the visitor has chosen what is illustrated. */
  label?: string;
}

/** A small drawing of a page of the site. */
export function Illustration({ name, label }: IllustrationProps) {
  const Scene = illustrations[name];
  return (
    <Box {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      <Scene />
    </Box>
  );
}
