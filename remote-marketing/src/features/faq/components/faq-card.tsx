import { FAQ_PAGE_PATHS, type ListedFaqItem } from '@sopaan/schemas/marketing/faq';
import { AppLink, Box, Card, Typography } from '@sopaan/ui/core';
import { cutText } from '@sopaan/ui/display';
import { faqAnchor } from '../anchor';

/** The length of a preview, as specified. */
const PREVIEW_LENGTH = 110;

/** A question with the beginning of its answer, and a link to the whole answer. */
export function FaqCard({ item }: { item: ListedFaqItem }) {
  return (
    <Box component="li" sx={{ display: 'grid', minWidth: 0 }}>
      <Card sx={{ position: 'relative', p: 2.5 }}>
        <Typography variant="h6" component="h3">
          <AppLink to={`${FAQ_PAGE_PATHS[item.page]}#${faqAnchor(item)}`} sx={stretched}>
            {item.question}
          </AppLink>
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {cutText(item.answer, PREVIEW_LENGTH)}
        </Typography>
      </Card>
    </Box>
  );
}

/** Makes the whole card the target of the link. */
const stretched = { '&::after': { content: '""', position: 'absolute', inset: 0 } } as const;
