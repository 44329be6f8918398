import type { Application } from '@sopaan/schemas/jobs/application';
import { ApplicationAttachments } from '@sopaan/ui/application-attachments';
import { Box, Button, Icon } from '@sopaan/ui/core';
import { Collapse } from '@sopaan/ui/display';
import { useId, useState } from 'react';
import { attachmentLoaders } from '@sopaan/session/attachment-loaders';
import { profileLines } from '../profile-lines';
import { Detail, DetailList } from './detail-list';

/** What was sent with an application, collapsed at first. */
export function SentDetails({ application }: { application: Application }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const isOfficial = application.via === 'official';
  if (isOfficial && !application.note) return null;
  return (
    <Box>
      <Button
        size="small"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        endIcon={<Icon name={open ? 'chevron-up' : 'chevron-down'} />}
        sx={{ ml: -1 }}
      >
        {isOfficial ? 'Your note' : 'What was sent'}
      </Button>
      <Collapse in={open} id={id} unmountOnExit>
        <Box sx={{ pt: 1 }}>
          <SentFields application={application} />
        </Box>
      </Collapse>
    </Box>
  );
}

function SentFields({ application }: { application: Application }) {
  const { sent, note } = application;
  const hasAttachments = sent !== null && (sent.hasCv || sent.documents.length > 0);
  return (
    <DetailList label="What was sent">
      {sent && (
        <>
          <Detail name="Name">{sent.name}</Detail>
          <Detail name="Email">{sent.email}</Detail>
          <Detail name="Phone">{sent.phone || 'Not provided'}</Detail>
          {Object.entries(profileLines(sent)).map(([name, lines]) => (
            <Detail key={name} name={name}>
              {lines.length > 0
                ? lines.map((text) => <div key={text}>{text}</div>)
                : 'Not provided'}
            </Detail>
          ))}
          <Detail name="Attachments">
            {hasAttachments ? (
              <ApplicationAttachments
                application={application}
                {...attachmentLoaders(application.applicationId)}
              />
            ) : (
              'None'
            )}
          </Detail>
        </>
      )}
      <Detail name="Note">
        <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
          {note || 'None'}
        </Box>
      </Detail>
    </DetailList>
  );
}
