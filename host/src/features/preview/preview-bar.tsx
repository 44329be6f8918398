import { Global } from '@emotion/react';
import { useState } from 'react';
import { DOCK_HEIGHT } from '@sopaan/contract/layout';
import { usePageSet } from './page-set-context';
import { PreviewLine } from './preview-line';
import { PreviewProblem } from './preview-problem';

/** Shows which preview the page has, or why it cannot show one. */
export function PreviewBar() {
  const set = usePageSet();
  const [dismissed, setDismissed] = useState(false);
  if (!set?.preview || dismissed) return null;
  const { problem } = set.preview;
  return (
    <>
      {/* Keeps focused elements clear of the bar. */}
      <Global styles={{ html: { scrollPaddingBottom: DOCK_HEIGHT } }} />
      {problem === null ? (
        <PreviewLine set={set} preview={set.preview} />
      ) : (
        <PreviewProblem problem={problem} onDismiss={() => setDismissed(true)} />
      )}
    </>
  );
}
