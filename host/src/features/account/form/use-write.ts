import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

interface Write<Result> {
  send: () => Promise<Result>;
  onSuccess?: (result: Result) => void;
  onError?: (error: Error) => void;
}

/** A change behind a button. A second press while it runs does nothing, however soon it comes. */
export function useWrite<Result>({ send, onSuccess, onError }: Write<Result>) {
  const running = useRef(false);
  const { mutate, isPending, error } = useMutation({ mutationFn: send, onSuccess, onError });
  const press = () => {
    if (running.current) return;
    running.current = true;
    mutate(undefined, {
      onSettled: () => {
        running.current = false;
      },
    });
  };
  return { press, pending: isPending, error };
}
