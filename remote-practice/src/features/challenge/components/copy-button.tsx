import { Icon, IconButton } from '@sopaan/ui/core';
import { bus } from '@sopaan/events/bus';

interface CopyButtonProps {
  text: string;
  /** What is copied, for example `input of example 1`. */
  what: string;
}

export function CopyButton({ text, what }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      tell('Copied.', 'success');
    } catch {
      tell('The browser does not allow copying. Select the text instead.', 'error');
    }
  };
  return (
    <IconButton size="small" onClick={() => void copy()} aria-label={`Copy ${what}`}>
      <Icon name="copy" size={16} />
    </IconButton>
  );
}

function tell(message: string, kind: 'success' | 'error') {
  bus.publish('toast:requested', { message, kind, key: 'copy' }, 'practice');
}
