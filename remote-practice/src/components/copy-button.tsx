import { Icon, IconButton } from '@sopaan/ui/core';
import { bus } from '@sopaan/events/bus';

interface CopyButtonProps {
  text: string;
  /** What is copied, for example `input of example 1`. */
  subject: string;
}

export function CopyButton({ text, subject }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast('Copied.', 'success');
    } catch {
      showToast('The browser does not allow copying. Select the text instead.', 'error');
    }
  };
  return (
    <IconButton size="small" onClick={() => void copy()} aria-label={`Copy ${subject}`}>
      <Icon name="copy" size={16} />
    </IconButton>
  );
}

function showToast(message: string, kind: 'success' | 'error') {
  bus.publish('toast:requested', { message, kind, key: 'copy' }, 'practice');
}
