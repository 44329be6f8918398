import { DOCK_HEIGHT, HEADER_HEIGHT } from '@sopaan/contract/layout';
import { LEGAL_VERSIONS, type LegalDocument } from '@sopaan/schemas/marketing/legal';
import { Box, Container, PageHeading, PageTitle, Typography } from '@sopaan/ui/core';
import { DateText, SectionIndex } from '@sopaan/ui/display';
import type { ReactNode } from 'react';
import type { LegalSection } from '../legal-section';

interface LegalPageProps {
  document: LegalDocument;
  description: string;
  sections: readonly LegalSection[];
  /** The cards below the text. */
  children: ReactNode;
}

/** A legal text in numbered sections, with its version and an index. */
export function LegalPage({ document, description, sections, children }: LegalPageProps) {
  const { title, version, date, changes } = LEGAL_VERSIONS[document];
  return (
    <Container maxWidth="xl" sx={{ py: { xs: 3, md: 6 } }}>
      <PageTitle title={title} />
      <PageHeading title={title} description={description} />
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        Version {version}, in force since <DateText value={date} />.
        {changes && ` What is new: ${changes}`}
      </Typography>
      <Box sx={layout}>
        <Box sx={index}>
          <SectionIndex
            sections={sections.map((section) => ({ id: section.id, label: section.title }))}
          />
        </Box>
        <Box component="article" sx={{ minWidth: 0 }}>
          {sections.map((section, position) => (
            <LegalText key={section.id} section={section} number={position + 1} />
          ))}
        </Box>
      </Box>
      {children}
    </Container>
  );
}

function LegalText({ section, number }: { section: LegalSection; number: number }) {
  const { id, title, paragraphs, points = [] } = section;
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={`${id}-title`}
      sx={{ maxWidth: '72ch', pb: 4, outline: 'none' }}
    >
      <Typography id={`${id}-title`} variant="h4" component="h2" sx={{ mb: 1 }}>
        {`${number}. ${title}`}
      </Typography>
      {paragraphs.map((paragraph) => (
        <Typography key={paragraph} sx={{ mb: 1 }}>
          {paragraph}
        </Typography>
      ))}
      {points.length > 0 && (
        <Box component="ul" sx={{ pl: 3, my: 1, '& li': { mb: 0.75 } }}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Box>
      )}
    </Box>
  );
}

const layout = {
  display: 'grid',
  gap: 6,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '16rem minmax(0, 1fr)' },
} as const;

const index = {
  display: { xs: 'none', lg: 'block' },
  position: 'sticky',
  top: `calc(${HEADER_HEIGHT} + 1.2rem)`,
  maxHeight: `calc(100dvh - ${HEADER_HEIGHT} - 2.2rem - ${DOCK_HEIGHT})`,
  overflowY: 'auto',
} as const;
