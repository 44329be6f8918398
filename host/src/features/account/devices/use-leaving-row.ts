import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sessionsQuery } from '../api/get-sessions';

/** Longer than a double click takes, whose second half would meet the next row's button. Milliseconds. */
const STAY = 1_000;

/** A row that says what happened, folds, and is gone: nothing moves under the pointer at once. */
export function useLeavingRow(id: string) {
  const queryClient = useQueryClient();
  const [ended, setEnded] = useState(false);
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!ended) return;
    const timer = setTimeout(() => setLeaving(true), STAY);
    return () => clearTimeout(timer);
  }, [ended]);
  const remove = () => {
    queryClient.setQueryData(sessionsQuery().queryKey, (before) =>
      before?.filter((session) => session.id !== id),
    );
  };
  return { ended, leaving, end: () => setEnded(true), remove };
}
