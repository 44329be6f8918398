import { Alert, Box, Button, Icon, Typography } from '@sopaan/ui/core';
import { Tab, Tabs } from '@sopaan/ui/panels';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { actionBar, casesAndOutput, inWideWindow, paneBody, paneHeader } from './challenge-layout';
import type { ResultTab } from './use-result-view';

interface ResultPaneProps {
  tab: ResultTab;
  /** Identifies the content of the tab; a change scrolls to the top. */
  view: string;
  onTab: (tab: ResultTab) => void;
  isOpen: boolean;
  onToggle: () => void;
  /** Resizes the element with this id. */
  separator: (controls: string) => ReactNode;
  /** Run and Submit. */
  actions: ReactNode;
  note: string | null;
  cases: ReactNode;
  output: ReactNode;
  submissions: ReactNode;
}

/** The pane below the editor with the output and the submissions. */
export function ResultPane(props: ResultPaneProps) {
  const { tab, onTab, isOpen, onToggle, actions, note } = props;
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const lastView = useRef(props.view);
  useEffect(() => {
    if (!body.current || lastView.current === props.view) return;
    lastView.current = props.view;
    body.current.scrollTop = 0;
    // The button that opened this view may have been removed.
    if (document.activeElement === document.body) body.current.focus({ preventScroll: true });
  }, [props.view]);
  const toggleLabel = isOpen ? 'Hide output' : 'Show output';
  return (
    <>
      {isOpen && props.separator(`${id}-body`)}
      <Box sx={paneHeader}>
        <Tabs
          data-part="output"
          value={tab}
          onChange={(_event, next: unknown) => onTab(next === 'submissions' ? next : 'output')}
          aria-label="Results"
          sx={inWideWindow}
        >
          <Tab value="output" label="Output" id={`${id}-output`} aria-controls={`${id}-body`} />
          <Tab
            value="submissions"
            label="Submissions"
            id={`${id}-submissions`}
            aria-controls={`${id}-body`}
          />
        </Tabs>
        <Button
          size="small"
          color="inherit"
          data-part="output"
          onClick={onToggle}
          aria-expanded={isOpen}
          aria-controls={`${id}-body`}
          endIcon={<Icon name={isOpen ? 'chevron-down' : 'chevron-up'} size={16} />}
          sx={inWideWindow}
        >
          {toggleLabel}
        </Button>
        <Box sx={{ flex: 1 }} />
        <Box sx={actionBar}>{actions}</Box>
      </Box>
      {note && (
        <Alert severity="warning" sx={{ m: 1 }}>
          {note}
        </Alert>
      )}
      <Box
        ref={body}
        id={`${id}-body`}
        data-part="output"
        role="tabpanel"
        aria-labelledby={`${id}-${tab}`}
        hidden={!isOpen}
        tabIndex={0}
        sx={paneBody}
      >
        {tab === 'output' ? (
          <Box sx={casesAndOutput}>
            <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>{props.cases}</Box>
            <Box sx={{ minWidth: 0 }}>
              <Typography component="h2" variant="subtitle2" gutterBottom>
                Output
              </Typography>
              {props.output}
            </Box>
          </Box>
        ) : (
          props.submissions
        )}
      </Box>
    </>
  );
}
