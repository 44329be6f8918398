import { Alert, Box, Typography } from '@sopaan/ui/core';
import { Chip } from '@sopaan/ui/display';
import type { CodeRun } from '@sopaan/schemas/code-run';
import { isSameOutput } from '@sopaan/schemas/same-output';
import type { Place, RunInput } from '../run/run-state';
import { endWords, runFacts } from '../run/run-words';
import { OutputDiff } from './output-diff';
import { OutputText } from './output-text';

interface RunAnswerProps {
  answer: CodeRun;
  input: RunInput;
  place: Place;
  languageName: string;
}

/** How a run ended and what it wrote; for an example, also what it should have written. */
export function RunAnswer({ answer, input, place, languageName }: RunAnswerProps) {
  const { run, compile } = answer;
  const end = endWords(answer);
  const ran = end === null || run.code !== null;
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
        {place === 'browser' && <Chip size="small" color="info" label="Run in your browser" />}
        <Typography variant="caption" color="textSecondary">
          {[`${languageName} ${answer.version}`, ...runFacts(answer)].join(' · ')}
        </Typography>
      </Box>
      {end !== null && (
        <Alert severity="error" role="none">
          {end}
        </Alert>
      )}
      <OutputText output={run.output} isError={run.stderr !== ''} />
      {compile?.output && compile.code === 0 && (
        <Box component="details" sx={{ minWidth: 0 }}>
          <summary>The compiler said</summary>
          <OutputText output={compile.output} isError={false} />
        </Box>
      )}
      {input.expected !== null && !isSame && ran && (
        <OutputDiff expected={input.expected} actual={run.stdout} />
      )}
    </Box>
  );
}
