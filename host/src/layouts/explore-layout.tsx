import { Box } from '@sopaan/ui/core';
import { DOCK, HEADER_HEIGHT, WIDE_MEDIA } from '../chrome/measures';
import { useScrollPadding } from '../chrome/use-scroll-padding';
import { Frame } from './frame';

const BAR_HEIGHT = '4rem';

/** Lists with filters: the screen fills the bar, which stands at the bottom of small screens. */
export function ExploreLayout() {
  useScrollPadding(`calc(${BAR_HEIGHT} + 1rem)`);
  return (
    <Box sx={{ pb: BAR_HEIGHT, [WIDE_MEDIA]: { pb: 0 } }}>
      <Frame footer>
        <Box
          id="explore-bar"
          sx={{
            position: 'fixed',
            inset: `auto 0 ${DOCK} 0`,
            // Below the header, whose menus open over it.
            zIndex: ({ zIndex }) => zIndex.appBar - 1,
            bgcolor: 'background.paper',
            [WIDE_MEDIA]: { position: 'sticky', top: HEADER_HEIGHT, minHeight: BAR_HEIGHT },
          }}
        />
      </Frame>
    </Box>
  );
}
