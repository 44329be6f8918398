import { Box } from '@sopaan/ui/core';
import { DOCK_HEIGHT, HEADER_HEIGHT, WIDE_MEDIA } from '../chrome/dimensions';
import { useScrollPadding } from '../chrome/use-scroll-padding';
import { Frame } from './frame';

const BAR_HEIGHT = '4rem';

/** Lists with filters. The screen renders its filter bar into `#explore-bar`, which is at the bottom of small screens. */
export function ExploreLayout() {
  useScrollPadding(`calc(${BAR_HEIGHT} + 1rem)`);
  return (
    <Box sx={{ pb: BAR_HEIGHT, [WIDE_MEDIA]: { pb: 0 } }}>
      <Frame footer>
        <Box
          id="explore-bar"
          sx={{
            position: 'fixed',
            inset: `auto 0 ${DOCK_HEIGHT} 0`,
            // Below the header, since its menus open over the bar.
            zIndex: ({ zIndex }) => zIndex.appBar - 1,
            bgcolor: 'background.paper',
            [WIDE_MEDIA]: { position: 'sticky', top: HEADER_HEIGHT, minHeight: BAR_HEIGHT },
          }}
        />
      </Frame>
    </Box>
  );
}
