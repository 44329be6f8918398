import { Box, PageHeading } from '@sopaan/ui/core';
import { Tab, Tabs } from '@sopaan/ui/panels';
import { useSearchParams } from 'react-router';
import { consoleTabs, firstTab } from './console-tabs';

/** The release console. The address says which tab is shown, of which environment. */
export function Console() {
  const [search, setSearch] = useSearchParams();
  const shown = consoleTabs.find(({ name }) => name === search.get('tab')) ?? firstTab;
  const choose = (name: string) => {
    const environment = search.get('environment');
    setSearch({ tab: name, ...(environment && { environment }) });
  };
  return (
    <>
      <PageHeading
        title="Releases"
        description="What each environment shows, how it does, and what moves it."
      />
      <Tabs
        value={shown.name}
        onChange={(_event, name: string) => choose(name)}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        aria-label="Releases"
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {consoleTabs.map(({ name, label }) => (
          <Tab
            key={name}
            value={name}
            label={label}
            id={`tab-${name}`}
            aria-controls={name === shown.name ? `panel-${name}` : undefined}
            sx={{ minWidth: 72 }}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`panel-${shown.name}`}
        aria-labelledby={`tab-${shown.name}`}
        sx={{ pt: 3, minHeight: 480 }}
      >
        <shown.Panel />
      </Box>
    </>
  );
}
