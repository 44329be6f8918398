import { PRODUCT_NAME } from '@sopaan/contract/version';
import { Box, Button, Container, Typography } from '@sopaan/ui/core';
import { lazyPart } from '@sopaan/ui/lazy-part';
import { useIsWanted } from './use-is-wanted';

/** About as high as the content for guests, so that the page hardly grows when it is shown. */
const loading = <Box aria-busy="true" sx={{ minHeight: { xs: '53rem', sm: '45rem' } }} />;

const FooterContent = lazyPart(
  async () => (await import(/* webpackChunkName: "footer" */ './footer-content')).FooterContent,
  {
    loading,
    Failed: ({ onRetry }) => (
      <Box>
        <Typography variant="body2" color="textSecondary">
          The links of the footer could not be loaded.
        </Typography>
        <Button onClick={onRetry} sx={{ mt: 1 }}>
          Try again
        </Button>
      </Box>
    ),
  },
);

/**
 * Newsletter form, grouped links and copyright line at the end of a page. It is always below the first screenful, so all but the
 * copyright line is loaded after the page, or when it comes near the window.
 */
export function Footer() {
  const { ref, isWanted } = useIsWanted<HTMLElement>();
  return (
    <Box
      component="footer"
      ref={ref}
      data-unit="host"
      sx={{ mt: 8, py: 6, bgcolor: 'background.paper', borderTop: 1, borderColor: 'divider' }}
    >
      <Container maxWidth="xl" sx={{ display: 'grid', gap: { xs: 3, sm: 5 } }}>
        {isWanted ? <FooterContent /> : loading}
        <Typography variant="body2" color="textSecondary">
          © 2023 {PRODUCT_NAME}
        </Typography>
      </Container>
    </Box>
  );
}
