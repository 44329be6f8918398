import { DOCUMENT_EXTENSIONS } from '@sopaan/schemas/wallet/document-type';
import type { WalletSlot } from '@sopaan/schemas/wallet/slots';
import type { WalletFile } from '@sopaan/schemas/wallet/wallet';
import { Box, Icon, Typography } from '@sopaan/ui/core';
import { dateText } from '@sopaan/ui/display';
import { FileButton } from '@sopaan/ui/file-button';
import { useRef } from 'react';
import { useUpload } from '../../api/use-upload';
import { formatBytes } from '../../wallet-text';
import { PreviewLink } from '../files/preview-link';
import { DeleteButton } from './delete-button';
import { UploadState } from './upload-state';

interface SlotRowProps {
  slot: WalletSlot;
  label: string;
  document: WalletFile | undefined;
}

/** One slot: its document, if it has one, and the upload of a new one. */
export function SlotRow({ slot, label, document }: SlotRowProps) {
  const upload = useUpload(slot);
  const input = useRef<HTMLInputElement>(null);
  const chooseText = document ? 'Change file' : 'Choose file';
  return (
    <Box component="li" sx={row}>
      <Typography variant="subtitle1" component="h4" sx={{ alignSelf: 'end' }}>
        {label}
      </Typography>
      <Box sx={{ gridColumn: 1, display: 'flex', gap: 0.75, alignItems: 'center' }}>
        <Icon
          name={document ? 'check' : 'file'}
          sx={{ color: document ? 'success.main' : 'text.secondary', fontSize: '1.1rem' }}
        />
        <Typography variant="body2" color={document ? 'textPrimary' : 'textSecondary'}>
          {document ? 'Uploaded' : 'Not Uploaded'}
        </Typography>
      </Box>
      {document && (
        <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {`${document.name} · ${formatBytes(document.size)} · ${dateText(document.uploadedAt)}`}
        </Typography>
      )}
      {slot === 'aadhaarCard' && (
        <Typography variant="caption" color="textSecondary" sx={{ gridColumn: 1 }}>
          Upload only a masked copy, with the first eight digits hidden.
        </Typography>
      )}
      <Box sx={wide}>
        <UploadState upload={upload} label={label} />
      </Box>
      <Box sx={document ? wide : besideTitle}>
        {!upload.isPending && (
          <FileButton
            ref={input}
            size="small"
            hidesTextOnPhones={!document}
            accept={DOCUMENT_EXTENSIONS.join(',')}
            aria-label={`${chooseText}: ${label}`}
            onChoose={upload.start}
          >
            {chooseText}
          </FileButton>
        )}
        {document && <PreviewLink fileId={document.fileId} label={label} />}
        {document && !upload.isPending && (
          <DeleteButton slot={slot} label={label} focusAfter={() => input.current} />
        )}
      </Box>
    </Box>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'center',
  alignItems: 'start',
  columnGap: 2,
  rowGap: 0.25,
  minHeight: 64,
  py: 1,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

const wide = { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 1 } as const;

const besideTitle = { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'center' } as const;
