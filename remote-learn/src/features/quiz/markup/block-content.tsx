import { Box } from '@sopaan/ui/core';
import { InlineParts } from './inline-content';
import { parseMarkup, type Block, type Inline } from './parse-markup';
import type { TextFormat } from './text-format';

/** Text of a question as paragraphs and code blocks. */
export function BlockContent({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) =>
    block.type === 'code' ? (
      <Box
        key={index}
        component="pre"
        // Focusable, so that long lines can be scrolled with the keyboard.
        tabIndex={0}
        sx={{ overflowX: 'auto', m: 0, p: 2, borderRadius: 1, bgcolor: 'action.hover' }}
      >
        <code>{block.text}</code>
      </Box>
    ) : (
      <Box key={index} component="div" sx={{ whiteSpace: 'pre-line' }}>
        <InlineParts parts={block.parts} />
      </Box>
    ),
  );
}

/** Splits the text of a question into a heading, its first paragraph, and the blocks below it. */
export function splitQuestion(
  text: string,
  format: TextFormat,
): { heading: Inline[] | null; body: Block[] } {
  const [first, ...others] = toBlocks(text, format);
  if (first?.type === 'paragraph') return { heading: first.parts, body: others };
  return { heading: null, body: first ? [first, ...others] : [] };
}

export function toBlocks(text: string, format: TextFormat): Block[] {
  return format === 'text'
    ? [{ type: 'paragraph', parts: [{ type: 'text', text }] }]
    : parseMarkup(text);
}
