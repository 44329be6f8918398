import { VisuallyHidden } from '@sopaan/ui/core';
import { cutText, MISSING_TEXT } from './card-text';

/** A text cut for the eye and whole for screen readers. */
export function Cut({ text, limit }: { text: string | null | undefined; limit: number }) {
  const whole = text?.trim() ?? '';
  if (!whole) return <>{MISSING_TEXT}</>;
  const cut = cutText(whole, limit);
  if (cut === whole) return <>{whole}</>;
  return (
    <>
      <span aria-hidden="true" title={whole}>
        {cut}
      </span>
      <VisuallyHidden>{whole}</VisuallyHidden>
    </>
  );
}
