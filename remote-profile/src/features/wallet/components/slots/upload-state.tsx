import { UploadFailure } from '../../../../components/upload/upload-failure';
import { UploadProgress } from '../../../../components/upload/upload-progress';
import type { useUpload } from '../../api/use-upload';

interface UploadStateProps {
  upload: ReturnType<typeof useUpload>;
  label: string;
}

/** The progress of an upload, or why it failed. */
export function UploadState({ upload, label }: UploadStateProps) {
  const { file, sentFraction, isPending, problem, canRetry } = upload;
  const fileName = file?.name ?? 'The file';
  if (isPending) {
    return (
      <UploadProgress
        fileName={fileName}
        label={label}
        sentFraction={sentFraction}
        onCancel={upload.cancel}
      />
    );
  }
  if (problem === undefined) return null;
  return (
    <UploadFailure
      fileName={fileName}
      label={label}
      problem={problem}
      onRetry={canRetry ? upload.retry : undefined}
      onDismiss={upload.dismiss}
    />
  );
}
