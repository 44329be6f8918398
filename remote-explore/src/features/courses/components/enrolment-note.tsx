import type { Course } from '@sopaan/schemas/courses/course';
import { Box, Button, Typography } from '@sopaan/ui/core';
import { DateText, moneyText } from '@sopaan/ui/display';
import { ConfirmDialog } from '@sopaan/ui/panels';
import { useRef, useState, type RefObject } from 'react';
import type { EnrolmentControl } from '../use-enrolment';

interface EnrolmentNoteProps {
  course: Course;
  enrolment: EnrolmentControl;
  /** Gets the focus when the course has been left. */
  enrolButton: RefObject<HTMLButtonElement | null>;
}

/** Explains what enrolling does; for an enrolled member, shows since when and lets them leave. */
export function EnrolmentNote({ course, enrolment, enrolButton }: EnrolmentNoteProps) {
  const [isConfirming, setConfirming] = useState(false);
  const leaveButton = useRef<HTMLButtonElement>(null);
  return (
    <>
      {enrolment.state === 'enrolled' ? (
        <Box sx={row}>
          {enrolment.enrolledAt && (
            <span>
              Enrolled since <DateText value={enrolment.enrolledAt} />
            </span>
          )}
          <Button
            ref={leaveButton}
            size="small"
            color="inherit"
            onClick={() => setConfirming(true)}
          >
            Leave course
          </Button>
        </Box>
      ) : (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5, maxWidth: '60ch' }}>
          {enrolmentText(course)}
        </Typography>
      )}
      <ConfirmDialog
        open={isConfirming}
        title={`Leave ${course.coursename}?`}
        text="The course will be removed from your courses, you will no longer be registered for its live classes, and your review, if you wrote one, will be deleted. You can enrol again at any time."
        confirmLabel="Leave course"
        cancelLabel="Stay enrolled"
        errorTitle="You could not leave the course."
        onConfirm={enrolment.leave}
        onDone={() => setConfirming(false)}
        onCancel={() => setConfirming(false)}
        focusAfter={() => leaveButton.current ?? enrolButton.current}
      />
    </>
  );
}

function enrolmentText({ fee, currency }: Course): string {
  const effect = 'Enrolling adds the course to your courses and lets you review it.';
  if (fee <= 0) return `This course is free. ${effect}`;
  return `${effect} Nothing is paid here: the institute collects the fee of ${moneyText(fee, { currency })}.`;
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  mt: 1,
  typography: 'body2',
  color: 'text.secondary',
} as const;
