import { Box, Button, Card, FailedState, Icon, LoadingState, Typography } from '@sopaan/ui/core';
import { ConfirmDialog } from '@sopaan/ui/panels';
import { useRef, useState } from 'react';
import type { useOwnReview } from '../use-own-review';
import { ReviewEntry } from './review-entry';
import { ReviewForm } from './review-form';

/** The form, or the review that the visitor has written, with ways to change and to delete it. */
export function OwnReview({ own }: { own: ReturnType<typeof useOwnReview> }) {
  const [isEditing, setEditing] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const deleteButton = useRef<HTMLButtonElement>(null);
  const { review, isLoading, isFailed, retry, write, remove } = own;
  if (isLoading) return <LoadingState minHeight={200} />;
  if (isFailed) {
    return <FailedState title="Your review could not be loaded" onRetry={retry} level="h3" />;
  }
  const isForm = !review || isEditing;
  const title = review ? 'Your review' : 'Review this course';
  // The buttons that were pressed are gone: the focus goes where the reader goes on.
  const settle = () => {
    setEditing(false);
    heading.current?.focus();
  };
  return (
    <Card component="section" aria-labelledby="own-review" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography
        id="own-review"
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
          onSend={async (values) => {
            await write(values);
            settle();
          }}
          {...(review && { onCancel: settle })}
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
        text="Your stars and words go, and the rating of the course changes."
        confirm="Delete review"
        cancel="Keep it"
        failed="Your review could not be deleted."
        run={remove}
        onDone={() => setConfirming(false)}
        onCancel={() => setConfirming(false)}
        focusAfter={() => deleteButton.current ?? heading.current}
      />
    </Card>
  );
}
