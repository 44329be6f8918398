import { Box } from '@sopaan/ui/core';
import { isWebUrl } from '@sopaan/schemas/profile/web-url';
import type { ProfileEntry } from '../../../components/profile-entries/profile-entries';
import { CvSection } from './cv-section';
import { NARROW_SHEET } from './cv-sheet';

interface CvEntriesProps {
  title: string;
  entries: readonly ProfileEntry[];
}

/** A section of jobs, educations or projects. Renders nothing without entries. */
export function CvEntries({ title, entries }: CvEntriesProps) {
  if (entries.length === 0) return null;
  return (
    <CvSection title={title}>
      {entries.map((entry, index) => (
        <CvEntry key={index} entry={entry} />
      ))}
    </CvSection>
  );
}

function CvEntry({ entry }: { entry: ProfileEntry }) {
  const { title, subtitle, period, facts, text, points, url } = entry;
  return (
    <Box sx={{ '& + &': { mt: '0.9em' }, breakInside: 'avoid' }}>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          gap: '1em',
          [NARROW_SHEET]: { display: 'block' },
        }}
      >
        <Box component="h3" sx={{ fontWeight: 700, breakAfter: 'avoid' }}>
          {title}
        </Box>
        {period && (
          <Box component="p" sx={{ flexShrink: 0, color: '#4a4f57' }}>
            {period}
          </Box>
        )}
      </Box>
      {subtitle && <p>{subtitle}</p>}
      {facts.length > 0 && (
        <Box component="p" sx={{ color: '#4a4f57' }}>
          {facts.join(' · ')}
        </Box>
      )}
      {text && (
        <Box component="p" sx={{ whiteSpace: 'pre-line' }}>
          {text}
        </Box>
      )}
      {points.length > 0 && (
        <Box component="ul" sx={{ pl: '1.3em' }}>
          {points.map((point, index) => (
            <li key={index}>{point}</li>
          ))}
        </Box>
      )}
      {url && <p>{isWebUrl(url) ? <CvLink url={url} /> : url}</p>}
    </Box>
  );
}

/** A link that also works in a PDF. */
export function CvLink({ url }: { url: string }) {
  return (
    <Box component="a" href={url} rel="noopener noreferrer" sx={{ color: '#17426b' }}>
      {url}
    </Box>
  );
}
