import { Icon } from '@sopaan/ui/core';
import { Chip } from '@sopaan/ui/display';
import type { SubmissionListItem } from '@sopaan/schemas/practice/submission';
import { verdictColor, verdictText } from '../submission/verdict-text';

const icons = { success: 'check', error: 'close', warning: 'alert', info: 'clock' } as const;

type VerdictChipProps = Pick<SubmissionListItem, 'status' | 'verdict'>;

/** The verdict as colour, icon and text. */
export function VerdictChip(submission: VerdictChipProps) {
  const color = verdictColor(submission);
  return (
    <Chip
      size="small"
      color={color}
      icon={<Icon name={icons[color]} size={16} />}
      label={verdictText(submission)}
    />
  );
}
