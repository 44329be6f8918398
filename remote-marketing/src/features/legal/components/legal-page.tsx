import { PRODUCT_NAME } from '@sopaan/contract/version';
import { Box, Container, PageHeading, Typography, useMediaQuery } from '@sopaan/ui/core';
import { SectionIndex } from '@sopaan/ui/display';
import type { LegalSection } from '../legal-section';
import { CompanyCards } from './company-cards';

interface LegalPageProps {
  title: string;
  description: string;
  sections: readonly LegalSection[];
}

/** A legal text in numbered sections, with an index and the contact cards. */
export function LegalPage({ title, description, sections }: LegalPageProps) {
  const isWide = useMediaQuery('(min-width:1024px)', { noSsr: true });
  return (
    <Container maxWidth="xl" sx={{ py: { xs: 3, md: 6 } }}>
      <title>{`${title} | ${PRODUCT_NAME}`}</title>
      <PageHeading title={title} description={description} />
      <Box sx={layout}>
        {isWide && (
          <Box sx={index}>
            <SectionIndex
              sections={sections.map((section) => ({ id: section.id, label: section.title }))}
              offset={100}
            />
          </Box>
        )}
        <Box component="article" sx={{ minWidth: 0 }}>
          {sections.map((section, position) => (
            <LegalText key={section.id} section={section} number={position + 1} />
          ))}
        </Box>
      </Box>
      <CompanyCards />
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
      sx={{ maxWidth: '72ch', pb: 4, outline: 'none', scrollMarginTop: '6rem' }}
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
  position: 'sticky',
  top: '6rem',
  maxHeight: 'calc(100dvh - 7rem - var(--sopaan-dock, 0px))',
  overflowY: 'auto',
} as const;
