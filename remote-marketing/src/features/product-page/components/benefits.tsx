import { Box, Icon, Typography } from '@sopaan/ui/core';
import { Accordion, AccordionDetails, AccordionSummary } from '@sopaan/ui/panels';
import { useId, useState } from 'react';
import { Illustration } from '../../../components/illustrations/illustration';
import type { IllustrationName } from '../../../components/illustrations/illustrations';

export interface Benefit {
  title: string;
  content: string;
  image: IllustrationName;
}

/** An accordion with one item open at a time, and the illustration of the item that was opened last. */
export function Benefits({ benefits }: { benefits: readonly Benefit[] }) {
  const idPrefix = useId();
  const [open, setOpen] = useState<string | undefined>(benefits[0]?.title);
  const [shown, setShown] = useState(benefits[0]);
  return (
    <Box sx={layout}>
      <div>
        {benefits.map((benefit, index) => (
          <Accordion
            key={benefit.title}
            disableGutters
            variant="outlined"
            square
            expanded={open === benefit.title}
            onChange={(_event, isOpen) => {
              setOpen(isOpen ? benefit.title : undefined);
              if (isOpen) setShown(benefit);
            }}
            slotProps={{ heading: { component: 'h3' } }}
            sx={{ '& + &': { borderTop: 0 }, '&::before': { display: 'none' } }}
          >
            <AccordionSummary
              id={`${idPrefix}-title-${index}`}
              aria-controls={`${idPrefix}-content-${index}`}
              expandIcon={<Icon name="chevron-down" />}
            >
              <Typography component="span" variant="h5">
                {benefit.title}
              </Typography>
            </AccordionSummary>
            <AccordionDetails>
              <Typography sx={{ maxWidth: '60ch' }}>{benefit.content}</Typography>
            </AccordionDetails>
          </Accordion>
        ))}
      </div>
      {shown && <Illustration name={shown.image} label={`Preview: ${shown.title}`} />}
    </Box>
  );
}

const layout = {
  display: 'grid',
  gap: { xs: 3, md: 6 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;
