import type { User } from '@sopaan/schemas/account/user';
import { Box, Card, CardContent } from '@sopaan/ui/core';
import { Tab, Tabs } from '@sopaan/ui/panels';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AboutPanel } from './about-panel';
import { EducationPanel } from './education-panel';
import { ExperiencePanel } from './experience-panel';
import { InfoPanel } from './info-panel';
import { LinksPanel } from './links-panel';
import { ProjectsPanel } from './projects-panel';
import { SkillsPanel } from './skills-panel';

interface ProfileTab {
  name: string;
  label: string;
  Panel: ComponentType<{ user: User }>;
}

const about: ProfileTab = { name: 'about', label: 'About', Panel: AboutPanel };
const tabs: readonly ProfileTab[] = [
  about,
  { name: 'skills', label: 'Skills', Panel: SkillsPanel },
  { name: 'experience', label: 'Experience', Panel: ExperiencePanel },
  { name: 'education', label: 'Education', Panel: EducationPanel },
  { name: 'projects', label: 'Projects', Panel: ProjectsPanel },
  { name: 'links', label: 'Links', Panel: LinksPanel },
  { name: 'info', label: 'Info', Panel: InfoPanel },
];

/** The parts of a profile as tabs; the query parameter `tab` selects one. */
export function ProfileTabs({ user }: { user: User }) {
  const [searchParams, setSearchParams] = useSearchParams();
  const shown = tabs.find((tab) => tab.name === searchParams.get('tab')) ?? about;
  const choose = (name: string) => {
    const next = new URLSearchParams(searchParams);
    next.set('tab', name);
    setSearchParams(next);
  };
  return (
    <Card>
      <Tabs
        value={shown.name}
        onChange={(_event, name: string) => choose(name)}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        aria-label="Profile"
        sx={{ borderBottom: '1px solid', borderColor: 'divider', px: { sm: 1 } }}
      >
        {tabs.map(({ name, label }) => (
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
      <CardContent>
        <Box
          role="tabpanel"
          id={`panel-${shown.name}`}
          aria-labelledby={`tab-${shown.name}`}
          tabIndex={0}
          sx={{ minHeight: 200 }}
        >
          <shown.Panel user={user} />
        </Box>
      </CardContent>
    </Card>
  );
}
