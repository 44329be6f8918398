import { Button, Box, Typography, type SxProps, type Theme } from '@sopaan/ui/core';
import { wideWindow } from '../../../styles/window-width';

interface TaskSummaryProps {
  /** One sentence of plain text; may be empty. */
  summary: string;
  onRead: () => void;
}

/** The task in one sentence above the code, in narrow windows only: they show the code without the problem. */
export function TaskSummary({ summary, onRead }: TaskSummaryProps) {
  return (
    <Box sx={strip}>
      {summary && <Typography variant="body2">{summary}</Typography>}
      <Button size="small" onClick={onRead} sx={{ ml: -1.75 }}>
        Read the problem
      </Button>
    </Box>
  );
}

const strip: SxProps<Theme> = (theme) => ({
  px: 1.5,
  pt: 1.25,
  pb: 0.5,
  borderBottom: '1px solid',
  borderColor: 'divider',
  [wideWindow(theme)]: { display: 'none' },
});
