import { paths } from '@sopaan/contract/paths';
import type { MentorApplication } from '@sopaan/schemas/mentors/mentor-application';
import { Alert, LinkButton } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';
import { WithdrawButton } from './withdraw-button';

/** The status of a mentor application. */
export function ApplicationStatus({ application }: { application: MentorApplication }) {
  const { status, submittedAt, decidedAt, reason, mentorId } = application;
  switch (status) {
    case 'submitted':
      return (
        <Alert
          severity="success"
          role="none"
          title="Your application has been sent."
          action={<WithdrawButton />}
        >
          Sent on <DateText value={submittedAt} />. We will review it and let you know the outcome
          by email and here.
        </Alert>
      );
    case 'accepted':
      return (
        <Alert
          severity="success"
          role="none"
          title="You are a mentor."
          action={
            mentorId && (
              <LinkButton size="small" to={paths.mentor(mentorId)}>
                View your page
              </LinkButton>
            )
          }
        >
          Learners can find you in the mentor search.
        </Alert>
      );
    case 'declined':
      return (
        <Alert severity="warning" role="none" title="Your application was not accepted.">
          <p style={{ margin: 0 }}>{reason}</p>
          <p style={{ margin: 0 }}>
            Decided on <DateText value={decidedAt ?? submittedAt} />. You can edit your application
            and apply again.
          </p>
        </Alert>
      );
    case 'withdrawn':
      return (
        <Alert role="none" title="You have withdrawn your application.">
          Your picture has been deleted. You can apply again whenever you like.
        </Alert>
      );
    default:
      return <Alert role="none" title={`Your application: ${status}`} />;
  }
}
