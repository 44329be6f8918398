import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';

export interface QuestionDialogProps extends Pick<
  DialogProps,
  'open' | 'disableRestoreFocus' | 'slotProps'
> {
  title: string;
  text: string;
  /** Called on Escape and on a click outside. */
  onClose: () => void;
  /** The buttons. */
  answers: ReactNode;
  /** Shown below the text. */
  children?: ReactNode;
}

/** A modal dialog that asks a question. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { title, text, answers, children, ...dialog } = props;
  const id = useId();
  return (
    <Dialog {...dialog} aria-labelledby={id} aria-describedby={`${id}-text`}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
        {children}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>{answers}</DialogActions>
    </Dialog>
  );
}
