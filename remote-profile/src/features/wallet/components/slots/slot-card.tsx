import { DOCUMENT_EXTENSIONS } from '@sopaan/schemas/wallet/document-type';
import type { WalletSlot } from '@sopaan/schemas/wallet/slots';
import type { WalletFile } from '@sopaan/schemas/wallet/wallet';
import { Box, Card, CardContent, Icon, Typography } from '@sopaan/ui/core';
import { dateText } from '@sopaan/ui/display';
import { FileButton } from '@sopaan/ui/file-button';
import { useRef } from 'react';
import { useUpload } from '../../api/use-upload';
import { formatBytes } from '../../wallet-text';
import { PreviewLink } from '../files/preview-link';
import { DeleteButton } from './delete-button';
import { UploadState } from './upload-state';

interface SlotCardProps {
  slot: WalletSlot;
  label: string;
  document: WalletFile | undefined;
}

/** One slot: its document, if it has one, and the upload of a new one. */
export function SlotCard({ slot, label, document }: SlotCardProps) {
  const upload = useUpload(slot);
  const input = useRef<HTMLInputElement>(null);
  const chooseText = document ? 'Change file' : 'Choose file';
  return (
    <Card component="li" sx={{ display: 'flex' }}>
      <CardContent sx={{ display: 'grid', gap: 1, alignContent: 'start', flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle1" component="h4">
          {label}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <Icon
            name={document ? 'check' : 'file'}
            sx={{ color: document ? 'success.main' : 'text.secondary' }}
          />
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {document ? 'Uploaded' : 'Not Uploaded'}
          </Typography>
        </Box>
        {document && (
          <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {`${document.name} · ${formatBytes(document.size)} · ${dateText(document.uploadedAt)}`}
          </Typography>
        )}
        {slot === 'aadhaarCard' && (
          <Typography variant="caption" color="textSecondary">
            Upload only a masked copy, with the first eight digits hidden.
          </Typography>
        )}
        <UploadState upload={upload} label={label} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
          {!upload.isPending && (
            <FileButton
              ref={input}
              size="small"
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
      </CardContent>
    </Card>
  );
}
