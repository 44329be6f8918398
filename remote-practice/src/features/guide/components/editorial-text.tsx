import { isApiError } from '@sopaan/api-client/call';
import { Alert, Box, FailedState, LoadingState, Typography } from '@sopaan/ui/core';
import { SafeHtml } from '@sopaan/ui/display';
import { useQuery } from '@tanstack/react-query';
import { CopyButton } from '../../../components/copy-button';
import { CodeText } from '../../../styles/code-text';
import { editorialQuery } from '../api/get-editorial';

/** The element that gets the focus when the editorial has opened. */
export const EDITORIAL_ID = 'challenge-editorial';

interface EditorialTextProps {
  challengeId: string;
  hasGivenUp: boolean;
  languageName: (language: string) => string;
}

/** The text of the editorial and the reference solution. */
export function EditorialText({ challengeId, hasGivenUp, languageName }: EditorialTextProps) {
  return (
    <Box
      id={EDITORIAL_ID}
      tabIndex={-1}
      role="group"
      aria-label="Editorial"
      sx={{ display: 'grid', gap: 2, minWidth: 0, outline: 'none' }}
    >
      {hasGivenUp && (
        <Alert severity="info">This challenge earns you no points, because you gave it up.</Alert>
      )}
      <LoadedEditorial challengeId={challengeId} languageName={languageName} />
    </Box>
  );
}

function LoadedEditorial({ challengeId, languageName }: Omit<EditorialTextProps, 'hasGivenUp'>) {
  const { data, error, errorUpdateCount, refetch } = useQuery(editorialQuery(challengeId));
  if (!data) {
    // Retrying keeps the failed state on screen, so its button keeps the focus.
    if (errorUpdateCount === 0) return <LoadingState shape="text" />;
    return (
      <FailedState
        level="h3"
        title="The editorial could not be loaded"
        description={isApiError(error) ? error.message : undefined}
        onRetry={refetch}
      />
    );
  }
  const { language, code } = data.solution;
  const title = `Reference solution in ${languageName(language)}`;
  return (
    <>
      <SafeHtml html={data.html} sx={{ typography: 'body2' }} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography component="h3" variant="h6">
            {title}
          </Typography>
          <CopyButton text={code} subject="reference solution" />
        </Box>
        <CodeText tabIndex={0} role="group" aria-label={title}>
          {code}
        </CodeText>
      </Box>
    </>
  );
}
