import type { Captions } from '@sopaan/schemas/courses/lesson-content';
import { KeywordField } from '@sopaan/search/keyword-field';
import { Box, EmptyState, Typography } from '@sopaan/ui/core';
import { useEffect, useRef, useState } from 'react';
import { listBox } from '../timed-list/list-styles';
import { scrollWithin } from '../timed-list/scroll-within';
import { useCurrentItem } from '../timed-list/use-current-item';
import { useInteraction } from '../timed-list/use-interaction';
import { play, seekTo } from '../video/playback';
import { findMatches } from './search-text';
import { TranscriptCue } from './transcript-cue';

interface TranscriptProps {
  video: HTMLVideoElement | null;
  /** Undefined when the video has no captions. */
  captions: Captions | undefined;
  /** Called when the member interacts with the transcript. */
  onUse: () => void;
}

/** The transcript of the video, which can be searched. It follows the playback, and a click on a line seeks to it. */
export function Transcript({ video, captions, onUse }: TranscriptProps) {
  const root = useInteraction(onUse);
  return (
    <Box component="section" ref={root} aria-labelledby="transcript-title">
      <Typography id="transcript-title" variant="h4" component="h2" sx={{ mb: 1 }}>
        Transcript
      </Typography>
      {captions && captions.cues.length > 0 ? (
        <TranscriptText video={video} captions={captions} />
      ) : (
        <EmptyState icon="file" title="This video has no transcript yet." />
      )}
    </Box>
  );
}

function TranscriptText({
  video,
  captions,
}: {
  video: HTMLVideoElement | null;
  captions: Captions;
}) {
  const { cues, language } = captions;
  const [text, setText] = useState('');
  const query = text.trim();
  const current = useCurrentItem(video, cues);
  const list = useRef<HTMLOListElement>(null);
  const matches = cues.reduce((count, cue) => count + findMatches(cue.text, query).length, 0);

  useEffect(() => {
    const box = list.current;
    const isInUse = query !== '' || box?.contains(document.activeElement) === true;
    if (box && !isInUse) scrollWithin(box, box.children.item(current));
  }, [current, query]);
  useEffect(() => {
    const box = list.current;
    if (box && query !== '') scrollWithin(box, box.querySelector('mark')?.closest('li') ?? null);
  }, [query]);

  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <KeywordField label="Search the transcript" value={text} onChange={setText} />
      <Typography role="status" variant="body2" color="textSecondary" sx={{ minHeight: '1.5em' }}>
        {query !== '' && matchesText(matches)}
      </Typography>
      <Box component="ol" ref={list} lang={language} sx={listBox}>
        {cues.map((cue, index) => (
          <TranscriptCue
            key={index}
            cue={cue}
            query={query}
            isCurrent={index === current}
            onChoose={() => {
              if (!video) return;
              seekTo(video, cue.start);
              play(video);
            }}
          />
        ))}
      </Box>
    </Box>
  );
}

function matchesText(count: number): string {
  if (count === 0) return 'Not found in the transcript';
  const number = new Intl.NumberFormat('en-IN').format(count);
  return `${number} ${count === 1 ? 'match' : 'matches'}`;
}
