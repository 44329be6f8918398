import { VisuallyHidden } from '@sopaan/ui/core';
import { cutText, MISSING_TEXT } from './card-text';

/** Truncated text, with the full text for screen readers. */
export function TruncatedText({ text, limit }: { text: string | null | undefined; limit: number }) {
  const fullText = text?.trim() ?? '';
  if (!fullText) return <>{MISSING_TEXT}</>;
  const truncated = cutText(fullText, limit);
  if (truncated === fullText) return <>{fullText}</>;
  return (
    <>
      <span aria-hidden="true" title={fullText}>
        {truncated}
      </span>
      <VisuallyHidden>{fullText}</VisuallyHidden>
    </>
  );
}
