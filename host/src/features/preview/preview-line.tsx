import { Box, Button, Icon } from '@sopaan/ui/core';
import { dateText } from '@sopaan/ui/display';
import { useId, useRef, useState } from 'react';
import { useIsWide } from '../../chrome/use-is-wide';
import { FallbackNotice } from './fallback-notice';
import { usePageRegions } from './page-regions';
import { PreviewActions } from './preview-actions';
import { PreviewDetails } from './preview-details';
import type { PreviewedPage } from './previewed-page';
import { RegionOutline } from './region-outline';
import { useOutlineChoice } from './use-outline-choice';

/** One line that names the preview; it expands upwards to the details. */
export function PreviewLine({ set, preview }: PreviewedPage) {
  const isWide = useIsWide();
  const [open, setOpen] = useState(false);
  const [outlined, setOutlined] = useOutlineChoice();
  const regions = usePageRegions();
  const toggle = useRef<HTMLButtonElement>(null);
  const detailsId = useId();
  const releaseNames = preview.overridden.map(({ unit, version }) => `${unit} ${version}`);
  const actions = (
    <PreviewActions token={preview.token} outlined={outlined} onOutline={setOutlined} />
  );
  return (
    <Box
      component="section"
      aria-label="Preview"
      // Escape closes the details from anywhere inside.
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !open) return;
        setOpen(false);
        toggle.current?.focus();
      }}
    >
      {outlined && <RegionOutline page={{ set, preview }} />}
      {open && (
        <PreviewDetails id={detailsId} set={set} preview={preview} regions={regions}>
          {!isWide && actions}
        </PreviewDetails>
      )}
      <FallbackNotice set={set} regions={regions} />
      <Box sx={line}>
        <Icon name="eye" sx={{ color: 'secondary.main' }} />
        <Box sx={summary}>
          <strong>Preview</strong> {releaseNames.join(', ') || 'of the current releases'}
          {isWide && ` until ${dateText(preview.expires, { time: true })}`}
        </Box>
        {isWide && actions}
        <Button
          ref={toggle}
          size="small"
          aria-expanded={open}
          aria-controls={open ? detailsId : undefined}
          onClick={() => setOpen(!open)}
          endIcon={<Icon name={open ? 'chevron-down' : 'chevron-up'} />}
        >
          Details
        </Button>
      </Box>
    </Box>
  );
}

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 'calc(3.25rem - 3px)',
  px: { xs: 2, lg: 4 },
};

const summary = {
  flex: 1,
  minWidth: 0,
  typography: 'body2',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};
