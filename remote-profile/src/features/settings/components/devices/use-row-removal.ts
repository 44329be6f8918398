import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sessionsQuery } from '../../api/get-sessions';

/** Longer than a double click, so that its second click cannot hit the button of the row that moves up. */
const REMOVAL_DELAY_MS = 1_000;

/** Removes a row after its result was visible for a moment: `leaving` collapses it, then `remove` deletes it from the list. */
export function useRowRemoval(id: string) {
  const queryClient = useQueryClient();
  const [ended, setEnded] = useState(false);
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!ended) return;
    const timer = setTimeout(() => setLeaving(true), REMOVAL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [ended]);
  const remove = () => {
    queryClient.setQueryData(sessionsQuery().queryKey, (before) =>
      before?.filter((session) => session.id !== id),
    );
  };
  return { ended, leaving, end: () => setEnded(true), remove };
}
