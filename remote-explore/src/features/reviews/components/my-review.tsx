import { Box, Button, Card, FailedState, Icon, LoadingState, Typography } from '@sopaan/ui/core';
import { ConfirmDialog } from '@sopaan/ui/panels';
import { useRef, useState } from 'react';
import type { MyReviewControl } from '../use-my-review';
import { ReviewEntry } from './review-entry';
import { ReviewForm } from './review-form';

/** The member's review with buttons to edit and delete it, or the form to write one. */
export function MyReview({ control }: { control: MyReviewControl }) {
  const [isEditing, setEditing] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const deleteButton = useRef<HTMLButtonElement>(null);
  const { review, isLoading, isFailed, retry, save, remove } = control;
  if (isLoading) return <LoadingState minHeight={200} />;
  if (isFailed) {
    return <FailedState title="Your review could not be loaded" onRetry={retry} level="h3" />;
  }
  const isForm = !review || isEditing;
  const title = review ? 'Your review' : 'Review this course';
  // The pressed button has disappeared, so the focus moves to the heading.
  const finishEditing = () => {
    setEditing(false);
    heading.current?.focus();
  };
  return (
    <Card component="section" aria-labelledby="my-review" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography
        id="my-review"
        ref={heading}
        tabIndex={-1}
        variant="h5"
        component="h3"
        sx={{ mb: 2, outline: 'none' }}
      >
        {title}
      </Typography>
      {isForm && (
        <ReviewForm
          key={review?.reviewId ?? 'new'}
          initialValues={{ rating: review?.rating ?? 0, text: review?.text ?? '' }}
          submitLabel={review ? 'Save changes' : 'Publish review'}
          onSubmitReview={async (values) => {
            await save(values);
            finishEditing();
          }}
          {...(review && { onCancel: finishEditing })}
        />
      )}
      {review && !isEditing && (
        <>
          <ReviewEntry review={review} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
            <Button
              size="small"
              variant="outlined"
              startIcon={<Icon name="edit" />}
              onClick={() => setEditing(true)}
            >
              Edit
            </Button>
            <Button
              ref={deleteButton}
              size="small"
              color="inherit"
              startIcon={<Icon name="trash" />}
              onClick={() => setConfirming(true)}
            >
              Delete
            </Button>
          </Box>
        </>
      )}
      <ConfirmDialog
        open={isConfirming}
        title="Delete your review?"
        text="Your rating and text will be deleted, and the rating of the course will change."
        confirmLabel="Delete review"
        cancelLabel="Keep it"
        errorTitle="Your review could not be deleted."
        onConfirm={remove}
        onDone={() => setConfirming(false)}
        onCancel={() => setConfirming(false)}
        focusAfter={() => deleteButton.current ?? heading.current}
      />
    </Card>
  );
}
