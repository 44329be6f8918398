import { Box, PageHeading } from '@sopaan/ui/core';
import { Tab, Tabs } from '@sopaan/ui/panels';
import { useSearchParams } from 'react-router-dom';
import { consoleTabs, firstTab } from './console-tabs';

/** The release console. The URL holds the tab and the environment. */
export function Console() {
  const [search, setSearch] = useSearchParams();
  const activeTab = consoleTabs.find(({ name }) => name === search.get('tab')) ?? firstTab;
  const choose = (name: string) => {
    const environment = search.get('environment');
    setSearch({ tab: name, ...(environment && { environment }) });
  };
  return (
    <>
      <PageHeading
        title="Releases"
        description="What each environment runs, how healthy it is, and every change to it."
      />
      <Tabs
        value={activeTab.name}
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
            aria-controls={name === activeTab.name ? `panel-${name}` : undefined}
            sx={{ minWidth: 72 }}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`panel-${activeTab.name}`}
        aria-labelledby={`tab-${activeTab.name}`}
        sx={{ pt: 3, minHeight: 480 }}
      >
        <activeTab.Panel />
      </Box>
    </>
  );
}
