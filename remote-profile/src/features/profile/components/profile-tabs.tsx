import type { User } from '@sopaan/schemas/account/user';
import { PROFILE_SECTIONS, type ProfileSection } from '@sopaan/schemas/profile/section-versions';
import { Box, Card, CardContent } from '@sopaan/ui/core';
import { Tab, Tabs } from '@sopaan/ui/panels';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EditButton } from '../../../components/section-editing/edit-button';
import {
  findProfileSection,
  SECTION_LABELS,
} from '../../../components/section-editing/section-labels';
import { useEditedSection } from '../../../components/section-editing/use-edited-section';
import { AboutPanel } from './about-panel';
import { EducationPanel } from './education-panel';
import { ExperiencePanel } from './experience-panel';
import { InfoPanel } from './info-panel';
import { LinksPanel } from './links-panel';
import { ProjectsPanel } from './projects-panel';
import { SkillsPanel } from './skills-panel';

const panels: Readonly<Record<ProfileSection, ComponentType<{ user: User }>>> = {
  about: AboutPanel,
  skills: SkillsPanel,
  experience: ExperiencePanel,
  education: EducationPanel,
  projects: ProjectsPanel,
  links: LinksPanel,
  info: InfoPanel,
};

/** The sections of a profile as tabs. The query parameter `tab` selects one; without it, the section whose editor is open is shown. */
export function ProfileTabs({ user }: { user: User }) {
  const [searchParams, setSearchParams] = useSearchParams();
  const { edited } = useEditedSection();
  const shown =
    findProfileSection(searchParams.get('tab')) ?? findProfileSection(edited ?? null) ?? 'about';
  const Panel = panels[shown];
  const choose = (name: string) => {
    const next = new URLSearchParams(searchParams);
    next.set('tab', name);
    setSearchParams(next);
  };
  return (
    <Card>
      <Tabs
        value={shown}
        onChange={(_event, name: string) => choose(name)}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        aria-label="Profile"
        sx={{ borderBottom: '1px solid', borderColor: 'divider', px: { sm: 1 } }}
      >
        {PROFILE_SECTIONS.map((name) => (
          <Tab
            key={name}
            value={name}
            label={SECTION_LABELS[name]}
            id={`tab-${name}`}
            aria-controls={name === shown ? `panel-${name}` : undefined}
            sx={{ minWidth: 72 }}
          />
        ))}
      </Tabs>
      <CardContent>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 2 }}>
          <EditButton edits={shown} />
        </Box>
        <Box
          role="tabpanel"
          id={`panel-${shown}`}
          aria-labelledby={`tab-${shown}`}
          tabIndex={0}
          sx={{ minHeight: 200 }}
        >
          <Panel user={user} />
        </Box>
      </CardContent>
    </Card>
  );
}
