import { Box, ButtonBase, Icon, Typography, type IconName } from '@sopaan/ui/core';
import { useState } from 'react';
import { Illustration } from '../../../components/illustrations/illustration';
import type { IllustrationName } from '../../../components/illustrations/illustrations';
import type { Availability } from '../availability';
import { AvailabilityChip } from './availability-chip';

export interface Option {
  title: string;
  text: string;
  icon: IconName;
  image: IllustrationName;
  availability: Availability;
}

interface OptionListProps {
  /** The accessible name of the group. */
  label: string;
  options: readonly [Option, ...Option[]];
}

/** Options beside the text and illustration of the selected one; the first is selected initially. */
export function OptionList({ label, options }: OptionListProps) {
  const [selected, setSelected] = useState<Option>(options[0]);
  return (
    <Box sx={layout}>
      <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
        {options.map((option) => (
          <ButtonBase
            key={option.title}
            aria-pressed={option === selected}
            onClick={() => setSelected(option)}
            sx={optionLayout}
          >
            <Icon name={option.icon} size={22} />
            {option.title}
          </ButtonBase>
        ))}
      </Box>
      <Box aria-live="polite">
        <Illustration name={selected.image} label={`Preview: ${selected.title}`} />
        <Box sx={{ mt: 2 }}>
          <AvailabilityChip availability={selected.availability} />
        </Box>
        <Typography sx={{ mt: 1.5, minHeight: { xs: '9em', md: '5em' }, maxWidth: '68ch' }}>
          {selected.text}
        </Typography>
      </Box>
    </Box>
  );
}

const layout = {
  display: 'grid',
  gap: { xs: 3, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 0.7fr) minmax(0, 1.3fr)' },
} as const;

const optionLayout = {
  justifyContent: 'start',
  gap: 1.5,
  minHeight: 48,
  px: 2,
  py: 1,
  textAlign: 'start',
  borderRadius: '12px',
  border: 1,
  borderColor: 'divider',
  typography: 'subtitle2',
  '&[aria-pressed="true"]': {
    color: 'primary.contrastText',
    backgroundColor: 'primary.main',
    borderColor: 'primary.main',
  },
  '&.Mui-focusVisible': { outline: '3px solid', outlineColor: 'secondary.main', outlineOffset: 2 },
} as const;
