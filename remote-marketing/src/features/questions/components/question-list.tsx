import { isApiError } from '@sopaan/api-client/call';
import { HEADER_HEIGHT } from '@sopaan/contract/layout';
import type { FaqPage, ListedFaqItem } from '@sopaan/schemas/marketing/faq';
import { Box, FailedState, Icon, LoadingState, Skeleton, Typography } from '@sopaan/ui/core';
import { Accordion, AccordionDetails, AccordionSummary } from '@sopaan/ui/panels';
import { useQuery } from '@tanstack/react-query';
import { faqAnchor } from '../anchor';
import { faqQuery } from '../api/get-faq';
import { useOpenQuestions } from './use-open-questions';

interface QuestionListProps {
  /** The page whose questions are shown; its loader prefetches `faqQuery(page)`. */
  page: FaqPage;
  /** The anchor of the section. */
  id?: string;
  title?: string;
  /** About how many questions there are: the height while they load. */
  expectedCount?: number;
}

/** The frequently asked questions of a page; several can be open at a time. Without questions, nothing. */
export function QuestionList({
  page,
  id = 'faq',
  title = 'Frequently asked questions',
  expectedCount = 6,
}: QuestionListProps) {
  // The loader has just tried: after a failure the visitor decides when to retry.
  const { data, error, errorUpdateCount, refetch } = useQuery({
    ...faqQuery(page),
    retryOnMount: false,
  });
  const { openIds, setOpen } = useOpenQuestions(data?.items);
  if (data?.items.length === 0) return null;
  const titleId = `${id}-title`;
  const minHeight = expectedCount * ROW_HEIGHT;
  return (
    <Box component="section" id={id} aria-labelledby={titleId} sx={anchored}>
      <Typography id={titleId} variant="h2" sx={{ mb: 3 }}>
        {title}
      </Typography>
      {data?.items.map((item) => (
        <Question
          key={item.id}
          item={item}
          isOpen={openIds.has(item.id)}
          onToggle={(isOpen) => setOpen(item.id, isOpen)}
        />
      ))}
      {!data && errorUpdateCount === 0 && (
        <LoadingState minHeight={minHeight}>
          <Skeleton variant="rounded" height={minHeight} />
        </LoadingState>
      )}
      {!data && errorUpdateCount > 0 && (
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

interface QuestionProps {
  item: ListedFaqItem;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

function Question({ item, isOpen, onToggle }: QuestionProps) {
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

/** Of a closed question with one line. */
const ROW_HEIGHT = 56;

const anchored = { scrollMarginTop: `calc(${HEADER_HEIGHT} + 1rem)` } as const;
