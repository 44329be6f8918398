import type { NextStep } from '@sopaan/schemas/next-steps/next-steps';
import { Box } from '@sopaan/ui/core';
import { stepText } from '../../step-text';
import { StepItem } from './step-item';
import { stepListStyle } from './step-styles';

interface StepListProps {
  steps: readonly NextStep[];
  /** ISO instant. */
  now: string;
  labelledBy: string;
}

/** The steps, most urgent first. */
export function StepList({ steps, now, labelledBy }: StepListProps) {
  const known = steps.flatMap((step) => {
    const text = stepText(step);
    return text ? [{ step, text }] : [];
  });
  return (
    <Box component="ol" aria-labelledby={labelledBy} sx={stepListStyle}>
      {known.map(({ step, text }, index) => (
        <StepItem
          key={`${step.kind} ${step.path}`}
          step={step}
          text={text}
          now={now}
          isFirst={index === 0}
        />
      ))}
    </Box>
  );
}
