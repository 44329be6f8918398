import { PREVIEW_PARAMETER } from '@sopaan/contract/release';
import { Box, Typography } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { CopyField } from '../../clipboard/copy-field';
import { OverriddenList } from './overridden-list';
import { PreviewDifference } from './preview-difference';
import type { Previewed } from './previewed';
import { RegionList } from './region-list';

interface PreviewDetailsProps extends Previewed {
  id: string;
  outlined: boolean;
  /** What can be done, where the line has no room for it. */
  children: ReactNode;
}

/** All about a preview, above its line. It scrolls by itself, so that the header stays in sight. */
export function PreviewDetails({ id, set, preview, outlined, children }: PreviewDetailsProps) {
  const { pathname, search, hash } = useLocation();
  const link = new URL(pathname + search + hash, location.origin);
  link.searchParams.set(PREVIEW_PARAMETER, preview.token);
  return (
    <Box id={id} sx={panel} tabIndex={-1}>
      {children}
      <Box>
        <Typography component="h2" variant="subtitle2">
          Other than in {set.environment}
        </Typography>
        <OverriddenList units={preview.overridden} />
        <Typography variant="body2" color="textSecondary">
          Valid until <DateText value={preview.expires} time />. Set {set.set}, in place of{' '}
          {preview.base}.
        </Typography>
      </Box>
      {outlined && <RegionList set={set} />}
      <PreviewDifference key={pathname} token={preview.token} path={pathname} />
      <CopyField label="Link of this page in the preview" value={link.href} />
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
