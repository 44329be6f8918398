import { Box, Icon, IconButton, Typography } from '@sopaan/ui/core';

interface ImageCarouselControlsProps {
  index: number;
  count: number;
  canGoBack: boolean;
  canGoForward: boolean;
  /** Undefined without autoplay. */
  playing: boolean | undefined;
  onMove: (by: 1 | -1) => void;
  onPlaying: (playing: boolean) => void;
}

export function ImageCarouselControls(props: ImageCarouselControlsProps) {
  const { index, count, canGoBack, canGoForward, playing, onMove, onPlaying } = props;
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'center',
        alignItems: 'center',
        gap: 1,
        mt: 1,
        '@media print': { display: 'none' },
      }}
    >
      <IconButton
        aria-label="Previous slide"
        onClick={() => onMove(-1)}
        sx={{ visibility: canGoBack ? 'visible' : 'hidden' }}
      >
        <Icon name="arrow-left" />
      </IconButton>
      {playing !== undefined && (
        <IconButton
          aria-label={playing ? 'Pause slides' : 'Play slides'}
          onClick={() => onPlaying(!playing)}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </IconButton>
      )}
      <Typography variant="body2" color="textSecondary" aria-hidden="true">
        {index + 1} / {count}
      </Typography>
      <IconButton
        aria-label="Next slide"
        onClick={() => onMove(1)}
        sx={{ visibility: canGoForward ? 'visible' : 'hidden' }}
      >
        <Icon name="arrow-right" />
      </IconButton>
    </Box>
  );
}
