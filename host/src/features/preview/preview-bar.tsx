import { Global } from '@emotion/react';
import { useState } from 'react';
import { DOCK } from '../../chrome/measures';
import { usePageSet } from './page-set-context';
import { PreviewLine } from './preview-line';
import { PreviewProblem } from './preview-problem';

/** What a page says of the preview that it shows, or of the one that it cannot show. */
export function PreviewBar() {
  const set = usePageSet();
  const [dismissed, setDismissed] = useState(false);
  if (!set?.preview || dismissed) return null;
  const { problem } = set.preview;
  return (
    <>
      {/* What gets the focus stays clear of the bar. */}
      <Global styles={{ html: { scrollPaddingBottom: DOCK } }} />
      {problem === null ? (
        <PreviewLine set={set} preview={set.preview} />
      ) : (
        <PreviewProblem problem={problem} onDismiss={() => setDismissed(true)} />
      )}
    </>
  );
}
