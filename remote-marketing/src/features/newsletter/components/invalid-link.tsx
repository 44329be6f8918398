import { Box, EmptyState } from '@sopaan/ui/core';
import { SubscribeForm } from './subscribe-form';

interface InvalidLinkProps {
  title: string;
  description: string;
}

/** Shown for a link that is expired or not valid, with a form to request a new one. */
export function InvalidLink({ title, description }: InvalidLinkProps) {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <EmptyState icon="link" title={title} description={description} />
      <SubscribeForm topic="weekly" title="Subscribe again" submit="Subscribe" />
    </Box>
  );
}
