import { Alert, Box, Button, Typography, VisuallyHidden } from '@sopaan/ui/core';
import { LinearProgress } from '@sopaan/ui/display';
import { isSameOutput } from '@sopaan/schemas/same-output';
import type { RunRequest, RunState } from '../run/run-state';
import { endWords, stepWords } from '../run/run-words';
import { RunAnswer } from './run-answer';

interface RunOutputProps {
  state: RunState;
  onRunHere: (request: RunRequest) => void;
  languageName: (language: RunRequest['program']['language']) => string;
}

/** The output area: what a run is waiting for, how it ended, and what it wrote. */
export function RunOutput({ state, onRunHere, languageName }: RunOutputProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <VisuallyHidden role="status">{spoken(state)}</VisuallyHidden>
      {state.phase === 'idle' && (
        <Typography color="textSecondary">
          Click &quot;Run Code&quot; to see the output here
        </Typography>
      )}
      {state.phase === 'stopped' && <Typography color="textSecondary">Stopped.</Typography>}
      {state.phase === 'running' && (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Typography aria-hidden="true">{stepWords(state.step)}</Typography>
          <LinearProgress aria-hidden="true" />
        </Box>
      )}
      {state.phase === 'asking' && (
        <Alert
          severity="warning"
          title={
            state.isServerAbsent
              ? 'The server that runs code is not reachable'
              : `${languageName(state.request.program.language)} is not in this browser yet`
          }
          action={
            <Button variant="contained" onClick={() => onRunHere(state.request)}>
              Run it here
            </Button>
          }
        >
          {`${languageName(state.request.program.language)} can run in your browser. It must be fetched once for that: about ${megabytes(state.bytes)} MB.`}
        </Alert>
      )}
      {state.phase === 'failed' && (
        <Alert
          severity="error"
          action={
            state.canRunHere && (
              <Button variant="outlined" color="inherit" onClick={() => onRunHere(state.request)}>
                Run it in this browser
              </Button>
            )
          }
        >
          {`An error occurred: ${state.message || 'Unable to run code'}`}
        </Alert>
      )}
      {state.phase === 'done' && (
        <RunAnswer
          answer={state.answer}
          input={state.request.input}
          place={state.place}
          languageName={languageName(state.request.program.language)}
        />
      )}
    </Box>
  );
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(0);
}

function spoken(state: RunState): string {
  if (state.phase === 'running') return stepWords(state.step);
  if (state.phase === 'stopped') return 'The run was stopped.';
  if (state.phase !== 'done') return '';
  const { answer, request } = state;
  const { expected, name } = request.input;
  const verdict =
    expected === null
      ? ''
      : ` ${name}: ${isSameOutput(answer.run.stdout, expected) ? 'as expected' : 'not as expected'}.`;
  return `The run has ended.${verdict} ${endWords(answer) ?? ''}`.trim();
}
