import { isApiError, type CallOptions } from '@sopaan/api-client/call';
import { useMutation, type MutationKey } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';

/** For `call`: reports the progress, and aborts when the upload is cancelled. */
type UploadOptions = Required<Pick<CallOptions, 'signal' | 'onUploadProgress'>>;

interface FileUpload<Input, Result> {
  mutationKey: MutationKey;
  send: (input: Input, options: UploadOptions) => Promise<Result>;
  onSuccess: (result: Result, input: Input) => unknown;
  onError?: (error: Error) => void;
}

/** An upload with its progress, which can be cancelled and tried again. */
export function useFileUpload<Input, Result>({ send, ...options }: FileUpload<Input, Result>) {
  const [share, setShare] = useState<number | null>(null);
  const controller = useRef<AbortController | null>(null);
  const { error, variables, isPending, mutate, reset } = useMutation({
    ...options,
    mutationFn: (input: Input) => {
      const cancel = new AbortController();
      controller.current = cancel;
      setShare(null);
      return send(input, { signal: cancel.signal, onUploadProgress: setShare });
    },
  });
  const abort = useCallback(() => controller.current?.abort(), []);
  return {
    isPending,
    /** The sent share of the request, 0 to 1; null before it is known. */
    share,
    /** What is being sent, or was. */
    input: variables,
    error,
    start: (input: Input) => mutate(input),
    retry: () => variables !== undefined && mutate(variables),
    dismiss: reset,
    /** For when the component is left. */
    abort,
    cancel() {
      abort();
      reset();
    },
  };
}

/** Why an upload failed, in the words of its field if there are any. */
export function uploadProblem(error: Error, field: string): string {
  const message = isApiError(error) ? error.fields[field] : undefined;
  return message ?? error.message;
}

/** The content or the size of the file is the reason, so another try would end in the same way. */
export function isFileRefused(error: Error): boolean {
  return isApiError(error) && error.code === 'VALIDATION_FAILED';
}
