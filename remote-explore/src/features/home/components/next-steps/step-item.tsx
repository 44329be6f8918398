import type { NextStep } from '@sopaan/schemas/next-steps/next-steps';
import { AppLink, Box, Card, Icon, Typography } from '@sopaan/ui/core';
import { dueText } from '../../due-text';
import type { StepText } from '../../step-text';
import { STEP_HEIGHT } from './step-styles';

interface StepItemProps {
  step: NextStep;
  text: StepText;
  /** ISO instant. */
  now: string;
  isFirst: boolean;
}

/** A step, as one link to the page on which it is done. The first one stands out. */
export function StepItem({ step, text, now, isFirst }: StepItemProps) {
  return (
    <Card component="li" sx={[card, isFirst && firstCard]}>
      <Box sx={[iconBox, isFirst && firstIconBox]}>
        <Icon name={text.icon} size={22} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        {step.due !== null && (
          <Typography variant="caption" component="p" sx={due}>
            {dueText(step.due, now)}
          </Typography>
        )}
        <AppLink to={step.path} underline="none" color="textPrimary" sx={link}>
          {text.action}
        </AppLink>
        <Typography variant="body2" color="textSecondary">
          {text.detail}
        </Typography>
      </Box>
      <Icon name="chevron-right" size={20} sx={{ color: 'text.secondary' }} />
    </Card>
  );
}

const card = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: { xs: 1.5, sm: 2 },
  minHeight: STEP_HEIGHT,
  px: { xs: 1.5, sm: 2 },
  py: 1,
  transition: 'border-color 160ms',
  '&:hover': { borderColor: 'primary.main' },
  // The focus ring of the link surrounds the row.
  overflow: 'visible',
} as const;

const firstCard = { borderColor: 'primary.main', borderWidth: 2 } as const;

const iconBox = {
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: '12px',
  color: 'primary.main',
  bgcolor: 'action.hover',
} as const;

const firstIconBox = { color: 'primary.contrastText', bgcolor: 'primary.main' } as const;

const due = { color: 'secondary.main', fontWeight: 600 } as const;

const link = {
  typography: 'h6',
  // The whole row is the target.
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '16px' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: '3px solid',
    outlineColor: 'secondary.main',
    outlineOffset: 2,
  },
} as const;
