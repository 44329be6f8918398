import { paths } from '@sopaan/contract/paths';
import { AppLink, Box, Button, Card, Icon, Typography } from '@sopaan/ui/core';
import { Checkbox, FormControl, FormControlLabel, FormGroup, FormLabel } from '@sopaan/ui/forms';
import { CV_SECTIONS, type CvOptions, type CvSection } from '../cv-options';
import { TemplateChoice } from './template-choice';

interface CvOptionsBarProps {
  options: CvOptions;
  onChange: (changes: Partial<CvOptions>) => void;
  isPublic: boolean;
}

const labels: Readonly<Record<CvSection, string>> = {
  contact: 'Contact details',
  about: 'About',
  experience: 'Experience',
  education: 'Education',
  projects: 'Projects',
  skills: 'Skills',
  links: 'Links',
};

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 2,
};

/** The options of a CV, which are not printed. */
export function CvOptionsBar({ options, onChange, isPublic }: CvOptionsBarProps) {
  const { template, sections } = options;
  const toggle = (section: CvSection) =>
    onChange({
      sections: CV_SECTIONS.filter((each) => sections.includes(each) !== (each === section)),
    });
  return (
    <Card
      component="section"
      aria-label="CV options"
      sx={{ display: 'grid', gap: 2, p: { xs: 2, sm: 3 }, '@media print': { display: 'none' } }}
    >
      <Box sx={bar}>
        <TemplateChoice template={template} onChange={(chosen) => onChange({ template: chosen })} />
        <Button
          variant="contained"
          startIcon={<Icon name="download" />}
          onClick={() => window.print()}
        >
          Print / Save as PDF
        </Button>
      </Box>
      <FormControl component="fieldset">
        <FormLabel component="legend">Sections</FormLabel>
        <FormGroup row>
          {CV_SECTIONS.map((section) => (
            <FormControlLabel
              key={section}
              label={labels[section]}
              sx={{ minHeight: 44 }}
              control={
                <Checkbox checked={sections.includes(section)} onChange={() => toggle(section)} />
              }
            />
          ))}
        </FormGroup>
      </FormControl>
      <Typography variant="body2" color="textSecondary">
        {isPublic
          ? 'The QR code links to your public page. '
          : 'Turn on your public page to add a QR code with its address. '}
        <AppLink to={`${paths.profile('account')}#public-profile`} underline="always">
          Public profile
        </AppLink>
        {' · '}
        <AppLink to="/profile/resume" underline="always">
          JSON Resume
        </AppLink>
      </Typography>
    </Card>
  );
}
