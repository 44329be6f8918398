import { Box, Button, Typography } from '@sopaan/ui/core';
import { QuestionDialog } from '@sopaan/ui/panels';
import type { Change } from './describe-change';

interface ConflictDialogProps {
  /** How the section was changed elsewhere; null while there is no conflict. */
  change: Change | null;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** Returns to the form without a decision. */
  onClose: () => void;
}

/** Shows what was saved elsewhere while the section was being edited here, and lets the member choose a version. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { change, onKeepMine, onTakeTheirs, onClose } = props;
  return (
    <QuestionDialog
      open={change !== null}
      title="This section was changed elsewhere"
      text="It was saved in another tab or on another device while you were editing it here. Your changes here have not been saved yet."
      onClose={onClose}
      answers={
        <>
          <Button onClick={onTakeTheirs} color="error">
            Use the other version
          </Button>
          <Button onClick={onKeepMine} variant="contained">
            Overwrite with my changes
          </Button>
        </>
      }
    >
      {change && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <ChangedLines title="Added there" lines={change.added} />
          <ChangedLines title="No longer there" lines={change.removed} />
          {change.isReordered && <Typography>The order was changed there.</Typography>}
        </Box>
      )}
    </QuestionDialog>
  );
}

function ChangedLines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <Typography variant="subtitle2" component="h3">
        {title}
      </Typography>
      <Box component="ul" aria-label={title} sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </div>
  );
}
