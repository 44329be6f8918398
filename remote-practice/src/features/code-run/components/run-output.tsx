import { Alert, Box, Button, Typography, VisuallyHidden } from '@sopaan/ui/core';
import { LinearProgress } from '@sopaan/ui/display';
import type { RunRequest, RunState } from '../run/run-state';
import { caseText, isFailed, summaryText } from '../run/case-outcome';
import { outcomeText, stepText } from '../run/run-text';
import { CaseResults } from './case-results';

interface RunOutputProps {
  state: RunState;
  onRunInBrowser: (request: RunRequest) => void;
  languageName: (language: RunRequest['program']['language']) => string;
}

/** The output area: progress, outcome and output of a run. */
export function RunOutput({ state, onRunInBrowser, languageName }: RunOutputProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <VisuallyHidden role="status">{statusText(state)}</VisuallyHidden>
      {state.phase === 'idle' && (
        <Typography color="textSecondary">
          Click &quot;Run Code&quot; to see the output here
        </Typography>
      )}
      {state.phase === 'stopped' && <Typography color="textSecondary">Stopped.</Typography>}
      {state.phase === 'running' && (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Typography aria-hidden="true">{stepText(state.step)}</Typography>
          <LinearProgress aria-hidden="true" />
        </Box>
      )}
      {state.phase === 'confirming' && (
        <Alert
          severity="warning"
          title={
            state.isServerUnavailable
              ? 'The code execution server is unavailable'
              : `${languageName(state.request.program.language)} is not downloaded yet`
          }
          action={
            <Button variant="contained" onClick={() => onRunInBrowser(state.request)}>
              Run in this browser
            </Button>
          }
        >
          {`${languageName(state.request.program.language)} can run in your browser after a one-time download of about ${formatMegabytes(state.bytes)} MB.`}
        </Alert>
      )}
      {state.phase === 'offline' && (
        <Alert severity="warning" title="You are offline">
          {`${languageName(state.request.program.language)} has not been downloaded to this device. Run your code again when you are back online.`}
        </Alert>
      )}
      {state.phase === 'failed' && (
        <Alert
          severity="error"
          action={
            state.canUseBrowser && (
              <Button
                variant="outlined"
                color="inherit"
                onClick={() => onRunInBrowser(state.request)}
              >
                Run in this browser
              </Button>
            )
          }
        >
          {`An error occurred: ${state.message || 'Unable to run code'}`}
        </Alert>
      )}
      {state.phase === 'done' && (
        <CaseResults
          results={state.results}
          caseCount={state.request.cases.length}
          target={state.target}
          languageName={languageName(state.request.program.language)}
        />
      )}
    </Box>
  );
}

function formatMegabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(0);
}

function statusText(state: RunState): string {
  if (state.phase === 'running') return stepText(state.step);
  if (state.phase === 'stopped') return 'Run stopped.';
  if (state.phase !== 'done') return '';
  const { results, request } = state;
  const failed = results.find(isFailed);
  const details = failed ? [`${caseText(failed)}.`, outcomeText(failed.result) ?? ''] : [];
  return ['Run finished.', summaryText(results, request.cases.length), ...details].join(' ').trim();
}
