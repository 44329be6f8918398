import type { Application } from '@sopaan/schemas/jobs/application';
import { Box, Icon, Typography } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';
import { applicationStatusText, attachmentText } from './application-text';

/** The statuses of an application, oldest first. */
export function ApplicationTimeline({ application }: { application: Application }) {
  const { timeline, via } = application;
  const last = timeline.length - 1;
  const lastSubmission = timeline.findLastIndex(({ status }) => status === 'submitted');
  const attached = attachmentText(application);
  return (
    <Box component="ol" aria-label="Timeline" sx={list}>
      {timeline.map(({ status, at }, index) => (
        <Box
          component="li"
          key={`${status} ${at}`}
          aria-current={index === last ? 'step' : undefined}
          sx={{ display: 'grid', gridTemplateColumns: '1.75rem 1fr' }}
        >
          <Icon
            name={status === 'withdrawn' || status === 'rejected' ? 'close' : 'check'}
            size={18}
            sx={{ mt: '0.2em', color: index === last ? 'primary.main' : 'text.secondary' }}
          />
          <div>
            <Typography variant="body2" sx={{ fontWeight: index === last ? 700 : 500 }}>
              {applicationStatusText(status, via)}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              <DateText value={at} time />
            </Typography>
            {index === lastSubmission && attached && (
              <Typography variant="caption" color="textSecondary" component="p">
                {attached}
              </Typography>
            )}
          </div>
        </Box>
      ))}
    </Box>
  );
}

const list = { display: 'grid', gap: 1.25, m: 0, p: 0, listStyle: 'none' } as const;
