import { Alert, Box, Button, Icon, Typography } from '@sopaan/ui/core';
import { Tab, Tabs } from '@sopaan/ui/panels';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { SMALL, actionBar, inputAndOutput, paneBody, paneHead } from './challenge-layout';

export type ResultTab = 'output' | 'submissions';

interface ResultPaneProps {
  tab: ResultTab;
  /** What of the tab is shown; with another, it begins at its top. */
  view: string;
  /** Grows when somebody is to see the results, wherever they are on the page. */
  wanted: number;
  onTab: (tab: ResultTab) => void;
  isOpen: boolean;
  onToggle: () => void;
  /** Run and Submit. */
  actions: ReactNode;
  note: string | null;
  input: ReactNode;
  output: ReactNode;
  submissions: ReactNode;
}

/** Below the editor: what a run wrote, and the submissions. */
export function ResultPane(props: ResultPaneProps) {
  const { tab, onTab, isOpen, onToggle, actions, note } = props;
  const id = useId();
  const head = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const seen = useRef(props.view);
  useEffect(() => {
    if (!body.current || seen.current === props.view) return;
    seen.current = props.view;
    body.current.scrollTop = 0;
    // The button that led here may be gone.
    if (document.activeElement === document.body) body.current.focus({ preventScroll: true });
  }, [props.view]);
  useEffect(() => {
    if (props.wanted > 0 && matchMedia(SMALL).matches) head.current?.scrollIntoView();
  }, [props.wanted]);
  const toggle = isOpen ? 'Hide output' : 'Show output';
  return (
    <>
      <Box ref={head} sx={paneHead}>
        <Tabs
          value={tab}
          onChange={(_event, next: unknown) => onTab(next === 'submissions' ? next : 'output')}
          aria-label="Results"
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
          onClick={onToggle}
          aria-expanded={isOpen}
          aria-controls={`${id}-body`}
          aria-label={toggle}
          sx={{ minWidth: 44, px: 1.5, gap: 0.75 }}
        >
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {toggle}
          </Box>
          <Icon name={isOpen ? 'chevron-down' : 'chevron-up'} size={16} />
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
        role="tabpanel"
        aria-labelledby={`${id}-${tab}`}
        hidden={!isOpen}
        tabIndex={0}
        sx={paneBody}
      >
        {tab === 'output' ? (
          <Box sx={inputAndOutput}>
            <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>{props.input}</Box>
            <Box sx={{ minWidth: 0 }}>
              <Typography component="h3" variant="subtitle2" gutterBottom>
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
