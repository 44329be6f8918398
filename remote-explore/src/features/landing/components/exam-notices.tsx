import { paths } from '@sopaan/contract/paths';
import type { JobListItem } from '@sopaan/schemas/jobs/job';
import { AppLink, Box, Typography } from '@sopaan/ui/core';
import { useId, type ReactNode } from 'react';

interface ExamNoticesProps {
  posts: readonly JobListItem[];
  /** Renders the official site of a post. */
  renderSite: (post: JobListItem) => ReactNode;
}

/** Explains that results and admit cards are published by the exam bodies, and links to their sites. */
export function ExamNotices({ posts, renderSite }: ExamNoticesProps) {
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId} sx={frame}>
      <Typography id={headingId} variant="h4" component="h2">
        Results and admit cards
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '70ch' }}>
        Results and admit cards are published only by the body that holds the exam, on its own site.
        They are not available here. The page of each post shows its dates and, where there is one,
        its official site.
      </Typography>
      {posts.length > 0 && (
        <Box component="ul" sx={list}>
          {posts.map((post) => (
            <Box component="li" key={post.id} sx={row}>
              <Box sx={{ minWidth: 0, flex: 1 }}>
                <AppLink to={paths.job(post.title, post.id)} sx={{ typography: 'subtitle2' }}>
                  {post.title}
                </AppLink>
                <Typography variant="body2" color="textSecondary">
                  {post.organization.name}
                </Typography>
              </Box>
              {renderSite(post)}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

const frame = {
  p: { xs: 2, md: 3 },
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '24px',
  bgcolor: 'background.paper',
} as const;
const list = { listStyle: 'none', m: 0, mt: 2, p: 0 } as const;
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 0.5,
  py: 1.25,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;
