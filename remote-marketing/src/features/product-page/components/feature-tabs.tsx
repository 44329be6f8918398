import { Box, Typography } from '@sopaan/ui/core';
import { Tab, Tabs } from '@sopaan/ui/panels';
import { useId, useState } from 'react';
import { Illustration } from '../../../components/illustrations/illustration';
import type { IllustrationName } from '../../../components/illustrations/illustrations';
import type { Availability } from '../availability';
import { AvailabilityChip } from './availability-chip';

export interface FeatureTab {
  name: string;
  image: IllustrationName;
  description: string;
  availability: Availability;
}

interface FeatureTabsProps {
  /** The accessible name of the list of tabs. */
  label: string;
  tabs: readonly FeatureTab[];
}

/** Tabs with one feature each; the first is selected initially. */
export function FeatureTabs({ label, tabs }: FeatureTabsProps) {
  const idPrefix = useId();
  const [selected, setSelected] = useState(0);
  return (
    <Box>
      <Tabs
        value={selected}
        onChange={(_event, index: number) => setSelected(index)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={label}
        sx={tabList}
      >
        {tabs.map(({ name }, index) => (
          <Tab
            key={name}
            label={name}
            id={`${idPrefix}-tab-${index}`}
            aria-controls={`${idPrefix}-panel-${index}`}
          />
        ))}
      </Tabs>
      {/* All panels share one grid cell: the tallest determines the height, so switching tabs moves nothing below. */}
      <Box sx={{ display: 'grid' }}>
        {tabs.map((tab, index) => (
          <Box
            key={tab.name}
            role="tabpanel"
            id={`${idPrefix}-panel-${index}`}
            aria-labelledby={`${idPrefix}-tab-${index}`}
            sx={{ ...panel, visibility: index === selected ? 'visible' : 'hidden' }}
          >
            <div>
              <Typography variant="h3">{tab.name}</Typography>
              <Box sx={{ mt: 1.5 }}>
                <AvailabilityChip availability={tab.availability} />
              </Box>
              <Typography variant="subtitle1" component="p" sx={{ mt: 1.5, maxWidth: '56ch' }}>
                {tab.description}
              </Typography>
            </div>
            <Illustration name={tab.image} label={`Preview: ${tab.name}`} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const panel = {
  gridArea: '1 / 1',
  display: 'grid',
  gap: { xs: 3, md: 6 },
  alignItems: 'center',
  pt: { xs: 3, md: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.1fr)' },
} as const;

/** From the breakpoint `md` on, all tabs fit, and the list does not scroll. */
const tabList = {
  borderBottom: 1,
  borderColor: 'divider',
  '& .MuiTabs-scrollButtons': { display: { md: 'none' } },
} as const;
