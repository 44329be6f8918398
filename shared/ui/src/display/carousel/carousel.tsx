import { Box, EmptyState, FailedState, LoadingState, VisuallyHidden } from '@sopaan/ui/core';
import { useId, type ReactNode } from 'react';
import { MIN_CARD_HEIGHT } from '../card/card-frame';
import { CarouselTrack, type CarouselItem } from './carousel-track';
import { ARROWS_WIDTH, CarouselArrows } from './carousel-arrows';
import { CarouselHeading, type CarouselHeadingProps } from './carousel-heading';
import { CarouselSkeleton } from './carousel-skeleton';
import { useCardSlider } from './use-card-slider';

export interface CarouselProps extends CarouselHeadingProps {
  items: readonly CarouselItem[];
  /** `ready` by default. */
  status?: 'loading' | 'ready' | 'failed';
  onRetry?: () => unknown;
  referenceId?: string | null;
  /** Why the items could not be loaded, instead of the general text. */
  errorMessage?: string | undefined;
  /** Shown without items. */
  emptyText?: string;
  emptyAction?: ReactNode;
}

/** A carousel of any items: a heading, a list that moves by one item, and its loading, empty and failed states. */
export function Carousel(props: CarouselProps) {
  const { items, status = 'ready', emptyText = 'No cards available' } = props;
  const headingId = useId();
  const trackId = useId();
  const { ref, index, inView, last, moveTo } = useCardSlider(items.length);
  const name = [props.heading, props.highlight].filter(Boolean).join(' ');
  const isShown = status === 'ready' && items.length > 0;

  return (
    <Box component="section" aria-labelledby={headingId} sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 2, mb: 1.5 }}>
        <CarouselHeading {...props} id={headingId} />
        {status === 'loading' && <Box sx={{ width: ARROWS_WIDTH, flex: 'none' }} />}
        {isShown && (
          <CarouselArrows
            label={name}
            index={index}
            last={last}
            controls={trackId}
            onMove={moveTo}
          />
        )}
      </Box>
      {status === 'loading' && (
        <LoadingState>
          <CarouselSkeleton />
        </LoadingState>
      )}
      {status === 'failed' && (
        <FailedState
          title={`${name} could not be loaded`}
          description={props.errorMessage}
          onRetry={props.onRetry}
          referenceId={props.referenceId}
          // As high as a card with the space above and below it.
          minHeight={MIN_CARD_HEIGHT + 16}
          level="h3"
        />
      )}
      {status === 'ready' && items.length === 0 && (
        <EmptyState title={emptyText} action={props.emptyAction} minHeight={160} />
      )}
      {isShown && (
        <>
          <CarouselTrack
            id={trackId}
            label={name}
            items={items}
            index={index}
            inView={inView}
            ref={ref}
          />
          {last > 0 && (
            <VisuallyHidden role="status">
              {`Showing ${index + 1} to ${index + Math.min(inView, items.length)} of ${items.length}`}
            </VisuallyHidden>
          )}
        </>
      )}
    </Box>
  );
}
