import { Icon } from '@sopaan/ui/core';
import { Chip } from '@sopaan/ui/display';
import type { SubmissionListItem } from '@sopaan/schemas/submission';
import { verdictColour, verdictWords } from '../verdict-words';

const icons = { success: 'check', error: 'close', warning: 'alert', info: 'clock' } as const;

type VerdictChipProps = Pick<SubmissionListItem, 'status' | 'verdict'>;

/** The verdict in colour, sign and words. */
export function VerdictChip(submission: VerdictChipProps) {
  const colour = verdictColour(submission);
  return (
    <Chip
      size="small"
      color={colour}
      icon={<Icon name={icons[colour]} size={16} />}
      label={verdictWords(submission)}
    />
  );
}
