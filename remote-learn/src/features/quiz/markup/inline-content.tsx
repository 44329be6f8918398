import { Box } from '@sopaan/ui/core';
import { Fragment } from 'react';
import { Formula } from './formula';
import { parseMarkup, type Inline } from './parse-markup';
import type { TextFormat } from './text-format';

/** Text of a question as phrasing content, for headings, options and labels. Code blocks become lines of code. */
export function InlineContent({ text, format }: { text: string; format: TextFormat }) {
  if (format === 'text') return text;
  return parseMarkup(text).map((block, index) => (
    <Fragment key={index}>
      {block.type === 'code' ? (
        <Box component="code" sx={{ display: 'block', overflowX: 'auto', whiteSpace: 'pre' }}>
          {block.text}
        </Box>
      ) : (
        <InlineParts parts={block.parts} />
      )}
    </Fragment>
  ));
}

export function InlineParts({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part, index) => <InlinePart key={index} part={part} />);
}

function InlinePart({ part }: { part: Inline }) {
  if (part.type === 'text') return part.text;
  if (part.type === 'code') return <code>{part.text}</code>;
  if (part.type === 'formula') return <Formula tex={part.tex} isBlock={part.isBlock} />;
  return (
    <Box
      component="img"
      src={part.source}
      alt={part.text}
      sx={{ display: 'block', maxWidth: '100%', height: 'auto', my: 1, borderRadius: 1 }}
    />
  );
}
