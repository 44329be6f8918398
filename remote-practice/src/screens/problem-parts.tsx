import type { Challenge } from '@sopaan/schemas/practice/challenge';
import { Box, FailedState, LoadingState } from '@sopaan/ui/core';
import { lazyPart } from '@sopaan/ui/lazy-part';
import { Tab, Tabs } from '@sopaan/ui/panels';
import { useId, type ReactNode } from 'react';
import { Statement } from '../features/challenge/components/statement';
import { languageName } from '../features/editor/language/languages';
import { PROBLEM_PARTS, useProblemPart, type ProblemPart } from './use-problem-part';

const states = {
  loading: <LoadingState shape="text" />,
  Failed: ({ onRetry }: { onRetry: () => void }) => (
    <FailedState level="h3" title="This part could not be loaded" onRetry={onRetry} />
  ),
};
const Hints = lazyPart(
  async () => (await import('../features/guide/components/hints')).Hints,
  states,
);
const Editorial = lazyPart(
  async () => (await import('../features/guide/components/editorial')).Editorial,
  states,
);
const Discussion = lazyPart(
  async () => (await import('../features/discussion/components/discussion')).Discussion,
  states,
);

const labels: Readonly<Record<ProblemPart, string>> = {
  problem: 'Description',
  hints: 'Hints',
  editorial: 'Editorial',
  discussion: 'Discussion',
};

const contents: Readonly<Record<ProblemPart, (challenge: Challenge) => ReactNode>> = {
  problem: (challenge) => <Statement challenge={challenge} />,
  hints: ({ id }) => <Hints challengeId={id} />,
  editorial: ({ id }) => <Editorial challengeId={id} languageName={languageName} />,
  discussion: ({ id }) => <Discussion challengeId={id} />,
};

/** The problem, its hints, its editorial and its discussion, as tabs. */
export function ProblemParts({ challenge }: { challenge: Challenge }) {
  const { part, show } = useProblemPart();
  const id = useId();
  return (
    <>
      <Tabs
        value={part}
        onChange={(_event, next: ProblemPart) => show(next)}
        aria-label="Parts of the problem"
        variant="scrollable"
        scrollButtons={false}
        sx={tabs}
      >
        {PROBLEM_PARTS.map((name) => (
          <Tab
            key={name}
            value={name}
            label={labels[name]}
            id={`${id}-${name}`}
            aria-controls={name === part ? `${id}-panel` : undefined}
            sx={{ minWidth: 0, px: 1.25 }}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${part}`} sx={{ pt: 2 }}>
        {contents[part](challenge)}
      </Box>
    </>
  );
}

const tabs = {
  mx: -2,
  px: 0.5,
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;
