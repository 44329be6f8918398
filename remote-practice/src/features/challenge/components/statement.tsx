import { Box, Typography } from '@sopaan/ui/core';
import { SafeHtml } from '@sopaan/ui/display';
import type { Challenge } from '@sopaan/schemas/practice/challenge';
import { OUTPUT_RULE } from '@sopaan/schemas/practice/same-output';
import type { ReactNode } from 'react';
import { ChallengeFacts } from './challenge-facts';
import { ExampleBlock } from './example-block';

/** The full text of a challenge: statement, formats, constraints, examples and judging rules. */
export function Statement({ challenge }: { challenge: Challenge }) {
  const { constraints, examples, hiddenTestCount, memoryLimitMb, timeLimitMs } = challenge;
  return (
    <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
      <ChallengeFacts challenge={challenge} />
      <SafeHtml html={challenge.statement} sx={{ typography: 'body2' }} />
      {challenge.inputFormat && <Section title="Input">{challenge.inputFormat}</Section>}
      {challenge.outputFormat && <Section title="Output">{challenge.outputFormat}</Section>}
      {constraints.length > 0 && (
        <Section title="Constraints">
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {constraints.map((constraint) => (
              <li key={constraint}>{withExponents(constraint)}</li>
            ))}
          </Box>
        </Section>
      )}
      {examples.map((example, index) => (
        <ExampleBlock key={index} example={example} number={index + 1} />
      ))}
      <Section title="How it is judged">
        {`Your program is run over the examples and ${hiddenTestCount} hidden tests, each with ${timeLimitMs / 1_000} s of processor time and ${memoryLimitMb} MB of memory. ${OUTPUT_RULE}`}
      </Section>
    </Box>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Typography component="h3" variant="h6" gutterBottom>
        {title}
      </Typography>
      <Typography component="div" variant="body2">
        {children}
      </Typography>
    </div>
  );
}

/** Shows the `5` of `10^5` as an exponent. */
const withExponents = (text: string): ReactNode[] =>
  text
    .split(/\^(\d+)/)
    .map((part, index) => (index % 2 === 1 ? <sup key={index}>{part}</sup> : part));
