import { Alert, Box, Typography } from '@sopaan/ui/core';
import type { CodeRun } from '@sopaan/schemas/code-runs/code-run';
import { isSameOutput } from '@sopaan/schemas/practice/same-output';
import { CodeText } from '../../../styles/code-text';
import type { RunCase } from '../run/run-state';
import { outcomeText, runFacts } from '../run/run-text';
import { OutputDiff } from './output-diff';
import { OutputText } from './output-text';

interface RunResultProps {
  result: CodeRun;
  runCase: RunCase;
  languageName: string;
}

/** How the run of a case ended, its input, its output, and the expected one if known. */
export function RunResult({ result, runCase, languageName }: RunResultProps) {
  const { run, compile } = result;
  const outcome = outcomeText(result);
  // Without any output, the comparison of a failed program would only repeat the expected one.
  const isComparable = outcome === null || (run.code !== null && run.stdout !== '');
  const isSame = runCase.expected !== null && isSameOutput(run.stdout, runCase.expected);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="caption" color="textSecondary">
        {[`${languageName} ${result.version}`, ...runFacts(result)].join(' · ')}
      </Typography>
      {outcome !== null && (
        // No alert role, because `RunOutput` announces the outcome.
        <Alert severity="error" role="none">
          {outcome}
        </Alert>
      )}
      {/* The message of an error comes first. */}
      {outcome !== null && <OwnOutput run={run} />}
      <Box sx={texts}>
        <LabelledText name="Input" text={runCase.stdin} />
        {runCase.expected !== null && (
          <LabelledText name="Expected output" text={runCase.expected} />
        )}
      </Box>
      {outcome === null && <OwnOutput run={run} />}
      {compile?.output && compile.code === 0 && (
        <Box component="details" sx={{ minWidth: 0 }}>
          <summary>Compiler output</summary>
          <OutputText output={compile.output} isError={false} />
        </Box>
      )}
      {runCase.expected !== null && !isSame && isComparable && (
        <OutputDiff expected={runCase.expected} actual={run.stdout} />
      )}
    </Box>
  );
}

function OwnOutput({ run }: Pick<CodeRun, 'run'>) {
  return (
    <div>
      <Typography variant="caption" color="textSecondary">
        Your output
      </Typography>
      <OutputText output={run.output} isError={run.stderr !== ''} />
    </div>
  );
}

function LabelledText({ name, text }: { name: string; text: string }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="caption" color="textSecondary">
        {name}
      </Typography>
      <CodeText tabIndex={0} role="group" aria-label={name} sx={{ maxHeight: '9rem' }}>
        {text || '(empty)'}
      </CodeText>
    </Box>
  );
}

const texts = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
