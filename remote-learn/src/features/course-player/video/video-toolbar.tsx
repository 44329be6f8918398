import { bus } from '@sopaan/events/bus';
import type { Captions, LessonSummary } from '@sopaan/schemas/courses/lesson-content';
import { Box, MenuButton } from '@sopaan/ui/core';
import { useId, useState } from 'react';
import type { LessonKey } from '../api/get-lesson';
import { lessonPath } from '../player-link';
import { clockText } from '../time-text';
import { IconTool } from './icon-tool';
import { KeyHelp } from './key-help';
import { NeighbourLink } from './neighbour-link';
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

/** One row with links to the previous and the next lesson and the controls that the native ones lack. */
export function VideoToolbar(props: VideoToolbarProps) {
  const { video, lessonKey, captions, settings, onChange, previous, next } = props;
  const { courseId } = lessonKey;
  const helpId = useId();
  const [isHelpOpen, setHelpOpen] = useState(false);
  return (
    <div>
      <Box role="group" aria-label="Video controls" sx={row}>
        {previous && <NeighbourLink courseId={courseId} lesson={previous} direction="previous" />}
        {next && <NeighbourLink courseId={courseId} lesson={next} direction="next" />}
        <Box sx={{ flex: 1 }} />
        <PictureInPictureButton video={video} />
        <CopyLinkButton video={video} lessonKey={lessonKey} />
        {/* Touch screens have no keys. */}
        <Box sx={{ '@media not all and (hover: hover)': { display: 'none' } }}>
          <IconTool
            name="Keyboard shortcuts"
            icon="help"
            aria-expanded={isHelpOpen}
            aria-controls={helpId}
            onClick={() => setHelpOpen(!isHelpOpen)}
          />
        </Box>
        {captions.length > 0 && (
          <CaptionsMenu
            captions={captions}
            language={settings.captions}
            onChange={(language) => onChange({ captions: language })}
          />
        )}
        <MenuButton
          label={`Speed: ${speedText(settings.speed)}`}
          plain
          align="end"
          entries={SPEEDS.map((speed) => ({
            label: speedText(speed),
            selected: speed === settings.speed,
            onSelect: () => onChange({ speed }),
          }))}
        >
          {speedText(settings.speed)}
        </MenuButton>
      </Box>
      <Box id={helpId} hidden={!isHelpOpen}>
        <KeyHelp isEnabled={settings.shortcuts} onChange={(shortcuts) => onChange({ shortcuts })} />
      </Box>
    </div>
  );
}

interface CaptionsMenuProps {
  captions: readonly Captions[];
  /** The chosen language; empty for none. */
  language: string;
  onChange: (language: string) => void;
}

function CaptionsMenu({ captions, language, onChange }: CaptionsMenuProps) {
  const shown = captions.find((one) => one.language === language);
  return (
    <MenuButton
      label={`Captions: ${shown?.label ?? 'off'}`}
      plain
      align="end"
      entries={[
        { label: 'Off', selected: !shown, onSelect: () => onChange('') },
        ...captions.map((one) => ({
          label: one.label,
          selected: one === shown,
          onSelect: () => onChange(one.language),
        })),
      ]}
    >
      <span aria-hidden="true">CC</span>
    </MenuButton>
  );
}

function CopyLinkButton({ video, lessonKey }: Pick<VideoToolbarProps, 'video' | 'lessonKey'>) {
  const second = useVideoSecond(video);
  return (
    <IconTool
      name={`Copy link at ${clockText(second)}`}
      icon="link"
      onClick={() => void copyLink(lessonPath(lessonKey, second))}
    />
  );
}

const row = { display: 'flex', alignItems: 'center', gap: 0.5 } as const;

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
