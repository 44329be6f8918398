import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

interface GuardedMutationOptions<Result> {
  send: () => Promise<Result>;
  onSuccess?: (result: Result) => void;
  onError?: (error: Error) => void;
}

/** A mutation for a button: while it runs, further clicks are ignored, even before the next render. */
export function useGuardedMutation<Result>({
  send,
  onSuccess,
  onError,
}: GuardedMutationOptions<Result>) {
  const isRunning = useRef(false);
  const mutation = useMutation({
    mutationFn: send,
    // Without a network the mutation fails at once, like a form, instead of waiting for one.
    networkMode: 'always',
    onSuccess,
    onError,
  });
  const mutate = () => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutation.mutate(undefined, {
      onSettled: () => {
        isRunning.current = false;
      },
    });
  };
  return { mutate, isPending: mutation.isPending, error: mutation.error };
}
