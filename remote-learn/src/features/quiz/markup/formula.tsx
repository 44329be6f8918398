import { Box } from '@sopaan/ui/core';
import { useEffect, useRef, useState } from 'react';

interface FormulaProps {
  tex: string;
  isBlock: boolean;
}

/**
 * A formula as MathML, which browsers display and screen readers read without a style sheet or fonts. KaTeX is loaded by the first formula;
 * until then, or if it cannot be loaded, the TeX is shown.
 */
export function Formula({ tex, isBlock }: FormulaProps) {
  const target = useRef<HTMLSpanElement>(null);
  const [isRendered, setIsRendered] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    void import('katex')
      .then(({ default: katex }) => {
        if (!isCurrent || !target.current) return;
        // Creates elements instead of parsing markup, so it needs no Trusted Types policy.
        katex.render(tex, target.current, {
          output: 'mathml',
          displayMode: isBlock,
          throwOnError: false,
        });
        setIsRendered(true);
      })
      .catch(() => setIsRendered(false));
    return () => {
      isCurrent = false;
    };
  }, [isBlock, tex]);

  return (
    <Box
      component="span"
      sx={{
        display: isBlock ? 'block' : 'inline-block',
        maxWidth: '100%',
        overflowX: 'auto',
        overflowY: 'hidden',
        verticalAlign: 'bottom',
        py: isBlock ? 1 : 0,
      }}
    >
      <span ref={target} />
      {!isRendered && <code>{tex}</code>}
    </Box>
  );
}
