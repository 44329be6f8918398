import type { CompetitionRound } from '@sopaan/schemas/competitions/host-event';
import { Box, Button, Card, Icon, Typography } from '@sopaan/ui/core';
import { Collapse, DateText, Fact, SafeHtml } from '@sopaan/ui/display';
import { useId, useState } from 'react';

interface RoundCardProps {
  round: CompetitionRound;
  number: number;
  zone: string;
}

/** A round with collapsible details. */
export function RoundCard({ round, number, zone }: RoundCardProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { basicdetails: details, eventType } = round;
  return (
    <Card sx={{ p: { xs: 2, md: 2.5 } }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
        <Box aria-hidden="true" sx={numberBox}>
          {number}
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          {eventType && (
            <Typography variant="caption" color="textSecondary" component="p">
              {eventType}
            </Typography>
          )}
          <Typography id={`${id}-title`} variant="h5" component="h3">
            {details.title || `Round ${number}`}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, mt: 0.5 }}>
            {details.startdate && (
              <Fact icon="calendar">
                <DateText value={details.startdate} zone={zone} time />
              </Fact>
            )}
            {details.duration && <Fact icon="clock">{details.duration}</Fact>}
          </Box>
          <Collapse in={open} id={`${id}-details`} unmountOnExit>
            <Box sx={{ pt: 2 }}>
              <SafeHtml html={details.description} />
              <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, mt: 1.5 }}>
                {details.enddate && (
                  <Fact icon="calendar">
                    Ends <DateText value={details.enddate} zone={zone} time />
                  </Fact>
                )}
                {details.platform && <Fact icon="globe">{details.platform}</Fact>}
                {details.max_mummarks !== null && (
                  <Fact icon="award">{details.max_mummarks} marks</Fact>
                )}
              </Box>
            </Box>
          </Collapse>
          <Button
            size="small"
            aria-expanded={open}
            aria-controls={open ? `${id}-details` : undefined}
            aria-describedby={`${id}-title`}
            onClick={() => setOpen(!open)}
            endIcon={<Icon name={open ? 'chevron-up' : 'chevron-down'} />}
            sx={{ mt: 1, ml: -1.75 }}
          >
            {open ? 'show less' : 'show details'}
          </Button>
        </Box>
      </Box>
    </Card>
  );
}

const numberBox = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  borderRadius: '50%',
  typography: 'h6',
  color: 'primary.main',
  bgcolor: 'action.selected',
} as const;
