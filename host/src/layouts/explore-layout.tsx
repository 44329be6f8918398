import { DOCK_HEIGHT, HEADER_HEIGHT, LOW_WINDOW } from '@sopaan/contract/layout';
import { Box } from '@sopaan/ui/core';
import { useScrollPadding } from '../chrome/use-scroll-padding';
import { Frame } from './frame';

const BAR_HEIGHT = '4rem';
/** Two rows on wide screens, a field and small buttons. Kept until the remote has placed its bar, so that the list does not move. */
const WIDE_BAR_HEIGHT = '6.4rem';

/** Lists with filters. The screen renders its filter bar into `#explore-bar`, which is at the bottom of small screens. */
export function ExploreLayout() {
  useScrollPadding(`calc(${BAR_HEIGHT} + 1rem)`);
  return (
    <Box sx={{ pb: { xs: BAR_HEIGHT, md: 0 } }}>
      <Frame footer>
        <Box
          id="explore-bar"
          role="search"
          aria-label="Filters of the list"
          sx={{
            [LOW_WINDOW]: { position: 'static' },
            position: { xs: 'fixed', md: 'sticky' },
            inset: { xs: `auto 0 ${DOCK_HEIGHT} 0`, md: `${HEADER_HEIGHT} 0 ${DOCK_HEIGHT} 0` },
            minHeight: { md: WIDE_BAR_HEIGHT },
            // Below the header, since its menus open over the bar.
            zIndex: ({ zIndex }) => zIndex.appBar - 1,
            bgcolor: 'background.paper',
          }}
        />
      </Frame>
    </Box>
  );
}
