import { bus } from '@sopaan/events/bus';
import type { Captions, LessonSummary } from '@sopaan/schemas/courses/lesson-content';
import { Box, Button, Icon, LinkButton, MenuButton } from '@sopaan/ui/core';
import type { LessonKey } from '../api/get-lesson';
import { lessonPath } from '../player-link';
import { clockText } from '../time-text';
import { PictureInPictureButton } from './picture-in-picture-button';
import { SPEEDS, type PlayerSettings } from './player-settings';
import { speedText } from './speed';
import { useVideoSecond } from './use-video-second';

interface VideoToolbarProps {
  video: HTMLVideoElement | null;
  lessonKey: LessonKey;
  captions: readonly Captions[];
  settings: PlayerSettings;
  onChange: (changes: Partial<PlayerSettings>) => void;
  previous: LessonSummary | undefined;
  next: LessonSummary | undefined;
}

/** The controls that the native ones lack, and links to the previous and the next lesson. */
export function VideoToolbar(props: VideoToolbarProps) {
  const { video, lessonKey, captions, settings, onChange, previous, next } = props;
  const { courseId } = lessonKey;
  const shown = captions.find(({ language }) => language === settings.captions);
  return (
    <Box
      role="group"
      aria-label="Video controls"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center' }}
    >
      {previous && (
        <LinkButton
          to={lessonPath({ courseId, videoId: previous._id })}
          color="inherit"
          startIcon={<Icon name="chevron-left" />}
          aria-label={`Previous lesson: ${previous.title}`}
        >
          Previous
        </LinkButton>
      )}
      {next && (
        <LinkButton
          to={lessonPath({ courseId, videoId: next._id })}
          color="inherit"
          endIcon={<Icon name="chevron-right" />}
          aria-label={`Next lesson: ${next.title}`}
        >
          Next
        </LinkButton>
      )}
      <MenuButton
        label={`Speed: ${speedText(settings.speed)}`}
        entries={SPEEDS.map((speed) => ({
          label: speedText(speed),
          selected: speed === settings.speed,
          onSelect: () => onChange({ speed }),
        }))}
      >
        {speedText(settings.speed)}
      </MenuButton>
      {captions.length > 0 && (
        <MenuButton
          label={`Captions: ${shown?.label ?? 'off'}`}
          entries={[
            { label: 'Off', selected: !shown, onSelect: () => onChange({ captions: '' }) },
            ...captions.map(({ language, label }) => ({
              label,
              selected: language === shown?.language,
              onSelect: () => onChange({ captions: language }),
            })),
          ]}
        >
          Captions
        </MenuButton>
      )}
      <PictureInPictureButton video={video} />
      <CopyLinkButton video={video} lessonKey={lessonKey} />
    </Box>
  );
}

function CopyLinkButton({ video, lessonKey }: Pick<VideoToolbarProps, 'video' | 'lessonKey'>) {
  const second = useVideoSecond(video);
  return (
    <Button
      color="inherit"
      startIcon={<Icon name="link" />}
      onClick={() => void copyLink(lessonPath(lessonKey, second))}
    >
      {`Copy link at ${clockText(second)}`}
    </Button>
  );
}

async function copyLink(path: string): Promise<void> {
  const url = new URL(path, location.origin).href;
  try {
    await navigator.clipboard.writeText(url);
    const message = 'Link copied to clipboard!';
    bus.publish('toast:requested', { message, kind: 'success' }, 'learn');
  } catch {
    // Shown in full, because the URL in the address bar lacks the time.
    const message = `The link could not be copied. It is ${url}`;
    bus.publish('toast:requested', { message, kind: 'error' }, 'learn');
  }
}
