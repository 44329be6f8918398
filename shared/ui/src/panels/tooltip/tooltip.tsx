import { Box } from '@sopaan/ui/core';
import { useId, useState, type ReactNode } from 'react';

interface TooltipProps {
  /** Supplementary text; it must not hold essential information. */
  title: string;
  /** A focusable element, or text. */
  children: ReactNode;
  place?: 'top' | 'bottom';
}

/** A tooltip that appears on hover and focus, stays while hovered, and closes on Escape. */
export function Tooltip({ title, children, place = 'top' }: TooltipProps) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  return (
    <Box
      component="span"
      aria-describedby={isShown ? id : undefined}
      onPointerEnter={() => setIsShown(true)}
      onPointerLeave={() => setIsShown(false)}
      onFocus={() => setIsShown(true)}
      onBlur={() => setIsShown(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setIsShown(false);
      }}
      sx={{ position: 'relative', display: 'inline-flex' }}
    >
      {children}
      {isShown && (
        <Box
          component="span"
          id={id}
          role="tooltip"
          sx={{
            position: 'absolute',
            left: '50%',
            ...(place === 'top' ? { bottom: '100%', pb: 0.75 } : { top: '100%', pt: 0.75 }),
            transform: 'translateX(-50%)',
            zIndex: 'tooltip',
            width: 'max-content',
            maxWidth: 240,
          }}
        >
          <Box
            component="span"
            sx={{
              display: 'block',
              px: 1.25,
              py: 0.5,
              borderRadius: '8px',
              typography: 'caption',
              bgcolor: 'text.primary',
              color: 'background.paper',
            }}
          >
            {title}
          </Box>
        </Box>
      )}
    </Box>
  );
}
