import { Alert, Box, Typography } from '@sopaan/ui/core';
import { Chip } from '@sopaan/ui/display';
import type { CodeRun } from '@sopaan/schemas/code-runs/code-run';
import { isSameOutput } from '@sopaan/schemas/practice/same-output';
import type { RunTarget, RunInput } from '../run/run-state';
import { outcomeText, runFacts } from '../run/run-text';
import { OutputDiff } from './output-diff';
import { OutputText } from './output-text';

interface RunResultProps {
  result: CodeRun;
  input: RunInput;
  target: RunTarget;
  languageName: string;
}

/** How a run ended and its output; for an example, also whether the output is as expected. */
export function RunResult({ result, input, target, languageName }: RunResultProps) {
  const { run, compile } = result;
  const outcome = outcomeText(result);
  const hasExited = outcome === null || run.code !== null;
  const isSame = input.expected !== null && isSameOutput(run.stdout, input.expected);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {input.expected !== null && (
          <Chip
            size="small"
            color={isSame ? 'success' : 'error'}
            label={isSame ? `${input.name}: as expected` : `${input.name}: not as expected`}
          />
        )}
        {target === 'browser' && <Chip size="small" color="info" label="Ran in your browser" />}
        <Typography variant="caption" color="textSecondary">
          {[`${languageName} ${result.version}`, ...runFacts(result)].join(' · ')}
        </Typography>
      </Box>
      {outcome !== null && (
        // No alert role, because `RunOutput` announces the outcome.
        <Alert severity="error" role="none">
          {outcome}
        </Alert>
      )}
      <OutputText output={run.output} isError={run.stderr !== ''} />
      {compile?.output && compile.code === 0 && (
        <Box component="details" sx={{ minWidth: 0 }}>
          <summary>Compiler output</summary>
          <OutputText output={compile.output} isError={false} />
        </Box>
      )}
      {input.expected !== null && !isSame && hasExited && (
        <OutputDiff expected={input.expected} actual={run.stdout} />
      )}
    </Box>
  );
}
