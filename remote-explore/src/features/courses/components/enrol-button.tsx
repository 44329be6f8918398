import { Button, Icon, Skeleton, VisuallyHidden } from '@sopaan/ui/core';
import type { Ref } from 'react';
import type { EnrolmentControl } from '../use-enrolment';

interface EnrolButtonProps {
  enrolment: EnrolmentControl;
  ref?: Ref<HTMLButtonElement>;
}

/** Enrols the member; once the member is enrolled, the button says so and does nothing. */
export function EnrolButton({ enrolment, ref }: EnrolButtonProps) {
  const { state, isEnrolling, enrol, retry } = enrolment;
  if (state === 'loading') {
    return (
      <span role="status">
        <VisuallyHidden>Loading...</VisuallyHidden>
        <Skeleton variant="rounded" width={188} height={48} aria-hidden="true" />
      </span>
    );
  }
  if (state === 'failed') {
    return (
      <Button
        size="large"
        variant="outlined"
        startIcon={<Icon name="refresh" />}
        onClick={() => void retry()}
      >
        Check my enrolment
      </Button>
    );
  }
  const isEnrolled = state === 'enrolled';
  return (
    <Button
      ref={ref}
      size="large"
      variant={isEnrolled ? 'text' : 'contained'}
      color={isEnrolled ? 'success' : 'primary'}
      aria-disabled={isEnrolled || isEnrolling}
      startIcon={isEnrolled ? <Icon name="check" /> : undefined}
      onClick={() => {
        if (!isEnrolled && !isEnrolling) enrol();
      }}
      sx={isEnrolled ? { cursor: 'default' } : undefined}
    >
      {isEnrolled ? 'Enrolled' : isEnrolling ? 'Enrolling…' : 'Enroll for Course'}
    </Button>
  );
}
