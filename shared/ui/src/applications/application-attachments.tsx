import type { Application } from '@sopaan/schemas/jobs/application';
import { slotLabel } from '@sopaan/schemas/wallet/slots';
import { Box, Typography } from '@sopaan/ui/core';
import { lazyPart } from '@sopaan/ui/lazy-part';
import { useRef, useState } from 'react';
import { AttachmentRow } from './attachment-row';
import { saveBlob } from './save-blob';
import type { SentCvProps } from './sent-cv-dialog';

const SentCvDialog = lazyPart<SentCvProps>(
  async () => (await import('./sent-cv-dialog')).SentCvDialog,
);

interface ApplicationAttachmentsProps {
  application: Application;
  /** Fetches the CV as it was sent. */
  loadCv: () => Promise<Blob>;
  /** Fetches a document as it was sent. */
  loadDocument: (documentId: string) => Promise<Blob>;
}

/** The CV and the documents that were sent along, to open and to download. Renders nothing if there are none. */
export function ApplicationAttachments(props: ApplicationAttachmentsProps) {
  const { application, loadCv, loadDocument } = props;
  const { sent, attachments } = application;
  const [cv, setCv] = useState<Blob | null>(null);
  const list = useRef<HTMLUListElement>(null);
  if (!sent || (!sent.hasCv && sent.documents.length === 0)) return null;
  const isWithdrawn = application.status === 'withdrawn';
  return (
    <div>
      <Box component="ul" ref={list} aria-label="Attachments" sx={listStyle}>
        {sent.hasCv && (
          <AttachmentRow
            name="CV"
            verb="View"
            open={attachments.hasCv ? async () => setCv(await loadCv()) : undefined}
          />
        )}
        {sent.documents.map(({ slot, name }) => {
          const document = attachments.documents.find((one) => one.slot === slot);
          return (
            <AttachmentRow
              key={slot}
              name={slotLabel(slot)}
              detail={name}
              verb="Download"
              open={
                document && (async () => saveBlob(name, await loadDocument(document.documentId)))
              }
            />
          );
        })}
      </Box>
      {isWithdrawn && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5 }}>
          Removed when you withdrew: the organisation cannot open them.
        </Typography>
      )}
      {cv && <SentCvDialog cv={cv} onClose={() => setCv(null)} />}
    </div>
  );
}

const listStyle = { display: 'grid', gap: 0.5, m: 0, p: 0, listStyle: 'none' } as const;
