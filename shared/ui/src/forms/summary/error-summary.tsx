import { Alert, Box } from '@sopaan/ui/core';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { fieldErrors } from './field-errors';

interface ErrorSummaryProps {
  title?: string;
}

/** Lists the errors after a failed submit, each with a link to its field. It is focused once per submit. */
export function ErrorSummary({ title = 'Check the highlighted fields.' }: ErrorSummaryProps) {
  const { errors, submitCount, isSubmitting, isValidating } = useFormikContext();
  const root = useRef<HTMLDivElement>(null);
  const focusedSubmitCount = useRef(0);
  const list = fieldErrors(errors);
  const isShown = submitCount > 0 && list.length > 0;

  useEffect(() => {
    if (!isShown || isSubmitting || isValidating || focusedSubmitCount.current === submitCount)
      return;
    focusedSubmitCount.current = submitCount;
    root.current?.focus();
  }, [isShown, isSubmitting, isValidating, submitCount]);

  const goTo = (path: string) => {
    const field = root.current
      ?.closest('form')
      ?.querySelector<HTMLElement>(`[name="${CSS.escape(path)}"]`);
    field?.focus();
  };

  if (!isShown) return null;
  return (
    <Box ref={root} tabIndex={-1}>
      <Alert severity="error" title={title}>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {list.map(({ path, message }) => (
            <li key={path}>
              <Box
                component="a"
                href={`#${path}`}
                onClick={(event) => {
                  event.preventDefault();
                  goTo(path);
                }}
                // Aligns the bullet with the first line.
                sx={{
                  display: 'inline-block',
                  verticalAlign: 'top',
                  mt: -0.5,
                  py: 0.5,
                  color: 'inherit',
                }}
              >
                {message}
              </Box>
            </li>
          ))}
        </Box>
      </Alert>
    </Box>
  );
}
