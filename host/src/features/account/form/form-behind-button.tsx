import { Alert, Box, Button } from '@sopaan/ui/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';

interface FormBehindButtonProps {
  label: string;
  /** The form. `done` closes it and says what became of it. */
  children: (form: { done: (message: string) => void; cancel: () => void }) => ReactNode;
}

type Shown = { form: boolean; message: string };

/** A form that comes when it is asked for. The focus goes into it, and back to where it came from. */
export function FormBehindButton({ label, children }: FormBehindButtonProps) {
  const [shown, setShown] = useState<Shown>({ form: false, message: '' });
  const root = useRef<HTMLDivElement>(null);
  const first = useRef(shown);
  useEffect(() => {
    if (first.current === shown) return;
    const target = shown.form ? 'form input:not([hidden])' : '[data-message], button';
    root.current?.querySelector<HTMLElement>(target)?.focus();
  }, [shown]);

  return (
    <Box ref={root} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {shown.message && (
        <Box data-message tabIndex={-1}>
          <Alert severity="success">{shown.message}</Alert>
        </Box>
      )}
      {shown.form ? (
        children({
          done: (message) => setShown({ form: false, message }),
          cancel: () => setShown({ form: false, message: '' }),
        })
      ) : (
        <Button
          variant="outlined"
          aria-expanded="false"
          onClick={() => setShown({ form: true, message: '' })}
          sx={{ justifySelf: 'start' }}
        >
          {label}
        </Button>
      )}
    </Box>
  );
}
