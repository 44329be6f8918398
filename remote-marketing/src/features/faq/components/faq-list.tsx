import { isApiError } from '@sopaan/api-client/call';
import { HEADER_HEIGHT } from '@sopaan/contract/layout';
import type { FaqPage, ListedFaqItem } from '@sopaan/schemas/marketing/faq';
import { Box, FailedState, Icon, LoadingState, Skeleton, Typography } from '@sopaan/ui/core';
import { Accordion, AccordionDetails, AccordionSummary } from '@sopaan/ui/panels';
import { useQuery } from '@tanstack/react-query';
import { faqAnchor } from '../anchor';
import { faqQuery } from '../api/get-faq';
import { useOpenItems } from './use-open-items';

interface FaqListProps {
  /** The page whose questions are shown; its loader prefetches `faqQuery(page)`. */
  page: FaqPage;
  /** The anchor of the section. */
  id?: string;
  title?: string;
  /** Approximate number of questions; sets the skeleton's height. */
  expectedCount?: number;
}

/** The frequently asked questions of a page; several can be open at a time. Renders nothing if the page has no questions. */
export function FaqList({
  page,
  id = 'faq',
  title = 'Frequently asked questions',
  expectedCount = 6,
}: FaqListProps) {
  // The loader has just tried: after a failure the visitor decides when to retry.
  const { data, error, errorUpdateCount, refetch } = useQuery({
    ...faqQuery(page),
    retryOnMount: false,
  });
  // Retrying keeps the failed state on screen, so its button keeps the focus.
  const hasFailed = !data && errorUpdateCount > 0;
  const { openIds, setOpen } = useOpenItems(data?.items);
  if (data?.items.length === 0) return null;
  const titleId = `${id}-title`;
  const minHeight = expectedCount * ROW_HEIGHT;
  return (
    <Box component="section" id={id} aria-labelledby={titleId} sx={anchored}>
      <Typography id={titleId} variant="h2" sx={{ mb: 3 }}>
        {title}
      </Typography>
      {data?.items.map((item) => (
        <FaqItem
          key={item.id}
          item={item}
          isOpen={openIds.has(item.id)}
          onToggle={(isOpen) => setOpen(item.id, isOpen)}
        />
      ))}
      {!data && !hasFailed && (
        <LoadingState minHeight={minHeight}>
          <Skeleton variant="rounded" height={minHeight} />
        </LoadingState>
      )}
      {hasFailed && (
        <FailedState
          title="The questions could not be loaded"
          referenceId={isApiError(error) ? error.requestId : undefined}
          onRetry={refetch}
          minHeight={minHeight}
          level="h3"
        />
      )}
    </Box>
  );
}

interface FaqItemProps {
  item: ListedFaqItem;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

function FaqItem({ item, isOpen, onToggle }: FaqItemProps) {
  const anchor = faqAnchor(item);
  return (
    <Accordion
      id={anchor}
      expanded={isOpen}
      onChange={(_event, isExpanded) => onToggle(isExpanded)}
      disableGutters
      variant="outlined"
      square
      slotProps={{ heading: { component: 'h3' } }}
      sx={{ ...anchored, '& + &': { borderTop: 0 }, '&::before': { display: 'none' } }}
    >
      <AccordionSummary
        id={`${anchor}-question`}
        aria-controls={`${anchor}-answer`}
        expandIcon={<Icon name="chevron-down" />}
        sx={{ minHeight: ROW_HEIGHT }}
      >
        <Typography component="span" variant="h6">
          {item.question}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Typography sx={{ maxWidth: '72ch' }}>{item.answer}</Typography>
      </AccordionDetails>
    </Accordion>
  );
}

/** Height of a collapsed one-line question, in px. */
const ROW_HEIGHT = 56;

const anchored = { scrollMarginTop: `calc(${HEADER_HEIGHT} + 1rem)` } as const;
