import type { ChallengePost } from '@sopaan/schemas/practice/challenge-post';
import { Box, Button } from '@sopaan/ui/core';
import { SafeHtml } from '@sopaan/ui/display';
import { useId, useState } from 'react';
import { CODE_FONT } from '../../../styles/code-font';

interface PostBodyProps {
  post: ChallengePost;
  /** Whether texts with a solution are folded until the reader opens them. */
  foldsSpoilers: boolean;
}

/** The text of a post. */
export function PostBody({ post, foldsSpoilers }: PostBodyProps) {
  const { html, isSpoiler, isOwn } = post;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!isSpoiler || !foldsSpoilers || isOwn) return <SafeHtml html={html} sx={body} />;
  return (
    <Box sx={{ mt: 1 }}>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Contains a solution: hide' : 'Contains a solution: show'}
      </Button>
      {isOpen && (
        <div id={id}>
          <SafeHtml html={html} sx={body} />
        </div>
      )}
    </Box>
  );
}

const body = {
  mt: 1,
  typography: 'body2',
  overflowWrap: 'anywhere',
  '& pre, & code': { fontFamily: CODE_FONT },
  // Lines wrap, because a region that scrolls would have to be reachable by keyboard.
  '& pre': { p: 1, borderRadius: '10px', whiteSpace: 'pre-wrap', bgcolor: 'action.hover' },
} as const;
