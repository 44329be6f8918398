import { useEffect, useRef } from 'react';

/** Signals that distinguish people from programs. */
export interface BotChecks {
  /** The text of the hidden field. */
  website: string;
  /** How long the form was shown before it was sent. */
  seconds: number;
}

/** Collects the signals of a form from the time when it is first shown. */
export function useBotChecks() {
  const hiddenField = useRef<HTMLInputElement>(null);
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  const readChecks = (): BotChecks => ({
    website: hiddenField.current?.value ?? '',
    seconds: (performance.now() - shownAt.current) / 1000,
  });
  return { hiddenField, readChecks };
}
