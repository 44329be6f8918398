import { call } from '@sopaan/api-client/call';
import { paths } from '@sopaan/contract/paths';
import { issueCertificateEndpoint } from '@sopaan/schemas/courses/certificate';
import type { CourseLessons } from '@sopaan/schemas/courses/lesson-content';
import { useGuardedMutation } from '@sopaan/session/guarded-mutation';
import { Alert, Button, Card, CardContent, Icon, Typography } from '@sopaan/ui/core';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../../requests/error-message';

/** Shown when all lessons of a course that offers certificates are finished. */
export function CertificatePart({ course }: { course: CourseLessons }) {
  const { courseId, certificate, enrolled, progress } = course;
  if (!certificate || !enrolled || progress.progressPercent < 100) return null;
  return <FinishedCourse courseId={courseId} />;
}

function FinishedCourse({ courseId }: { courseId: string }) {
  const navigate = useNavigate();
  const { mutate, isPending, error } = useGuardedMutation({
    send: () => call(issueCertificateEndpoint, { id: courseId }),
    onSuccess: ({ code }) => void navigate(paths.certificate(code)),
  });
  return (
    <Card component="section" aria-labelledby="certificate-title">
      <CardContent sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <Typography id="certificate-title" variant="h4" component="h2">
          <Icon name="award" /> Course certificate
        </Typography>
        <Typography>You have finished all lessons of this course.</Typography>
        {error && (
          <Alert severity="error" title="The certificate could not be issued">
            {errorMessage(error)}
          </Alert>
        )}
        <Button variant="contained" aria-disabled={isPending} onClick={mutate}>
          {isPending ? 'One moment…' : 'Get your certificate'}
        </Button>
      </CardContent>
    </Card>
  );
}
