import { Box, Typography } from '@sopaan/ui/core';
import type { Submission } from '@sopaan/schemas/practice/submission';
import type { ReactNode } from 'react';
import { CodeBlock } from './code-block';

interface FailedTestProps {
  test: NonNullable<Submission['failedTest']>;
  verdict: string | null;
  diff: (expected: string, actual: string) => ReactNode;
}

/** The first failed test. Hidden tests show only their number and error output. */
export function FailedTest({ test, verdict, diff }: FailedTestProps) {
  if (!test.isExample) {
    return (
      <>
        <Typography>{`Test ${test.number} failed. It is a hidden test: think of inputs that the examples do not cover.`}</Typography>
        {test.stderr && <CodeBlock name="Error output" text={test.stderr} />}
      </>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Typography>{`Test ${test.number} failed. It is example ${test.number} of the statement.`}</Typography>
      <CodeBlock name="Input" text={test.input} />
      {verdict === 'wrong_answer' && diff(test.expected, test.actual)}
      {test.stderr && <CodeBlock name="Error output" text={test.stderr} />}
    </Box>
  );
}
