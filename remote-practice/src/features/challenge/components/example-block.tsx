import { Box, Typography } from '@sopaan/ui/core';
import type { Challenge } from '@sopaan/schemas/practice/challenge';
import { CodeText } from '../../../styles/code-text';
import { CopyButton } from '../../../components/copy-button';

interface ExampleBlockProps {
  example: Challenge['examples'][number];
  number: number;
}

export function ExampleBlock({ example, number }: ExampleBlockProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Typography component="h3" variant="h6">
        {`Example ${number}`}
      </Typography>
      <SampleText name="Input" text={example.input} number={number} />
      <SampleText name="Output" text={example.output} number={number} />
      {example.explanation && <Typography variant="body2">{example.explanation}</Typography>}
    </Box>
  );
}

function SampleText({ name, text, number }: { name: string; text: string; number: number }) {
  const subject = `${name.toLowerCase()} of example ${number}`;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="caption" color="textSecondary">
          {name}
        </Typography>
        <CopyButton text={text} subject={subject} />
      </Box>
      <CodeText tabIndex={0} role="group" aria-label={subject} sx={{ maxHeight: '12rem' }}>
        {text}
      </CodeText>
    </Box>
  );
}
