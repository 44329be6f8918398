import type { MentorQuestion } from '@sopaan/schemas/mentors/mentor-question';
import { ConfirmButton } from '@sopaan/ui/confirm-button';
import { useBlockAsker } from '../api/use-question-mutations';

/** Blocks who has asked, or takes that back. */
export function BlockButton({ question }: { question: MentorQuestion }) {
  const { questionId, askerName, isBlocked, status } = question;
  const { mutateAsync: block } = useBlockAsker(questionId);
  if (isBlocked) {
    return (
      <ConfirmButton
        label={`Unblock ${askerName}`}
        title={`Unblock ${askerName}?`}
        text="The member can ask you questions again."
        confirmLabel="Unblock"
        cancelLabel="Cancel"
        errorTitle="The member could not be unblocked."
        onConfirm={() => block(false)}
      >
        Unblock
      </ConfirmButton>
    );
  }
  const consequence = status === 'open' ? ' This question is declined without a reason.' : '';
  return (
    <ConfirmButton
      color="error"
      label={`Block ${askerName}`}
      title={`Block ${askerName}?`}
      text={`The member can no longer ask you questions, and is told so.${consequence} You can take this back.`}
      confirmLabel="Block member"
      cancelLabel="Cancel"
      errorTitle="The member could not be blocked."
      onConfirm={() => block(true)}
    >
      Block
    </ConfirmButton>
  );
}
