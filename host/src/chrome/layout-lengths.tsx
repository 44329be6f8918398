import { Global } from '@emotion/react';

/** Sets the lengths of `@sopaan/contract/layout` for the whole page. The preview bar sets its own. */
export function LayoutLengths() {
  return (
    <Global styles={{ ':root': { '--sopaan-header': '4.8rem', '--sopaan-bottom-bar': '4rem' } }} />
  );
}
