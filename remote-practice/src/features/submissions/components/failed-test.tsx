import { Box, Typography } from '@sopaan/ui/core';
import type { Submission } from '@sopaan/schemas/submission';
import type { ReactNode } from 'react';
import { CodeText } from './code-text';

interface FailedTestProps {
  test: NonNullable<Submission['failedTest']>;
  verdict: string | null;
  diff: (expected: string, actual: string) => ReactNode;
}

/** The first test that was not passed. Of hidden tests nothing is told but the number. */
export function FailedTest({ test, verdict, diff }: FailedTestProps) {
  if (!test.isExample) {
    return (
      <>
        <Typography>{`Test ${test.number} was not passed. It is a hidden one: think of inputs that the examples do not have.`}</Typography>
        {test.stderr && <CodeText name="Error output" text={test.stderr} />}
      </>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Typography>{`Test ${test.number}, example ${test.number} of the statement, was not passed.`}</Typography>
      <CodeText name="Input" text={test.input} />
      {verdict === 'wrong_answer' && diff(test.expected, test.actual)}
      {test.stderr && <CodeText name="Error output" text={test.stderr} />}
    </Box>
  );
}
