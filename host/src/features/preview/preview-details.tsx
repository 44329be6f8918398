import { PREVIEW_PARAMETER } from '@sopaan/contract/release';
import { Box, Typography } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { CopyField } from '../../clipboard/copy-field';
import { OverriddenList } from './overridden-list';
import { PreviewDifference } from './preview-difference';
import type { PageRegion } from './page-regions';
import type { PreviewedPage } from './previewed-page';
import { RegionList } from './region-list';

interface PreviewDetailsProps extends PreviewedPage {
  id: string;
  /** The parts of the page's content, each with its unit and the release shown. */
  regions: readonly PageRegion[];
  /** The actions, if the bar has no room for them. */
  children: ReactNode;
}

/** The details of a preview, above its bar. Scrolls on its own, so that the page's header stays visible. */
export function PreviewDetails({ id, set, preview, regions, children }: PreviewDetailsProps) {
  const { pathname, search, hash } = useLocation();
  const link = new URL(pathname + search + hash, location.origin);
  link.searchParams.set(PREVIEW_PARAMETER, preview.token);
  const { set: setId, environment } = set;
  const { base: currentSetId } = preview;
  const isDifferent = setId !== currentSetId;
  return (
    <Box id={id} sx={panel} tabIndex={-1}>
      {children}
      <Box>
        <Typography component="h2" variant="subtitle2">
          {isDifferent ? 'Different from' : 'Same as'} {environment}
        </Typography>
        <OverriddenList units={preview.overridden} />
        <Typography variant="body2" color="textSecondary">
          Valid until <DateText value={preview.expires} time />.{' '}
          {isDifferent
            ? `Set ${setId} instead of ${currentSetId}.`
            : `The current set of ${environment} has the same releases.`}
        </Typography>
      </Box>
      <RegionList page={{ set, preview }} regions={regions} />
      {/* Expands to the changed pages, contract, libraries and sizes. */}
      <PreviewDifference key={pathname} token={preview.token} path={pathname} />
      <CopyField label="Preview link to this page" value={link.href} />
    </Box>
  );
}

const panel = {
  display: 'grid',
  gap: 2,
  maxHeight: 'min(60dvh, 36rem)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  px: { xs: 2, lg: 4 },
  pt: 2,
  pb: 1,
  borderBottom: 1,
  borderColor: 'divider',
  '& code': { fontSize: '0.875em' },
};
