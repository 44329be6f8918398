import { isApiError, type CallOptions } from '@sopaan/api-client/call';
import { useMutation, type MutationKey } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';

/** Options for `call` that report the progress and abort the request when the upload is cancelled. */
type UploadOptions = Required<Pick<CallOptions, 'signal' | 'onUploadProgress'>>;

interface FileUpload<Input, Result> {
  mutationKey: MutationKey;
  send: (input: Input, options: UploadOptions) => Promise<Result>;
  onSuccess: (result: Result, input: Input) => unknown;
  onError?: (error: Error) => void;
}

/** An upload with its progress, which can be cancelled and retried. */
export function useFileUpload<Input, Result>({ send, ...options }: FileUpload<Input, Result>) {
  const [sentFraction, setSentFraction] = useState<number | null>(null);
  const controller = useRef<AbortController | null>(null);
  const { error, variables, isPending, mutate, reset } = useMutation({
    ...options,
    mutationFn: (input: Input) => {
      const cancel = new AbortController();
      controller.current = cancel;
      setSentFraction(null);
      return send(input, { signal: cancel.signal, onUploadProgress: setSentFraction });
    },
  });
  const abort = useCallback(() => controller.current?.abort(), []);
  return {
    isPending,
    /** The fraction of the request that was sent, 0 to 1; null while unknown. */
    sentFraction,
    /** The latest input of `start`. */
    input: variables,
    error,
    start: (input: Input) => mutate(input),
    retry: () => variables !== undefined && mutate(variables),
    dismiss: reset,
    /** For the cleanup on unmount. */
    abort,
    cancel() {
      abort();
      reset();
    },
  };
}

/** Why an upload failed: the message of its field if there is one. */
export function uploadProblem(error: Error, field: string): string {
  const message = isApiError(error) ? error.fields[field] : undefined;
  return message ?? error.message;
}

/** Whether the content or the size of the file caused the error, so that a retry would fail again. */
export function isFileRejected(error: Error): boolean {
  return isApiError(error) && error.code === 'VALIDATION_FAILED';
}
