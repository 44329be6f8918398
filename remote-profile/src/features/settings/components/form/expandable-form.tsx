import { Alert, Box, Button } from '@sopaan/ui/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';

interface ExpandableFormProps {
  label: string;
  /** Renders the form. `done` closes it and shows the message. */
  children: (form: { done: (message: string) => void; cancel: () => void }) => ReactNode;
}

type FormState = { isOpen: boolean; message: string };

/** A form that a button opens. The focus moves into the form, and back to the message or the button when it closes. */
export function ExpandableForm({ label, children }: ExpandableFormProps) {
  const [state, setState] = useState<FormState>({ isOpen: false, message: '' });
  const root = useRef<HTMLDivElement>(null);
  const initialState = useRef(state);
  useEffect(() => {
    // The form has been neither opened nor closed yet.
    if (initialState.current === state) return;
    const target = state.isOpen ? 'form input:not([hidden])' : '[data-message], button';
    root.current?.querySelector<HTMLElement>(target)?.focus();
  }, [state]);

  return (
    <Box ref={root} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {state.message && (
        <Box data-message tabIndex={-1}>
          <Alert severity="success">{state.message}</Alert>
        </Box>
      )}
      {state.isOpen ? (
        children({
          done: (message) => setState({ isOpen: false, message }),
          cancel: () => setState({ isOpen: false, message: '' }),
        })
      ) : (
        <Button
          variant="outlined"
          aria-expanded="false"
          onClick={() => setState({ isOpen: true, message: '' })}
          sx={{ justifySelf: 'start' }}
        >
          {label}
        </Button>
      )}
    </Box>
  );
}
