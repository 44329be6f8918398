import type { CourseLessons, Lesson, LessonVideo } from '@sopaan/schemas/courses/lesson-content';
import { Box, visuallyHidden } from '@sopaan/ui/core';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ClassChat } from '../class-chat/class-chat';
import { lessonNeighbours } from '../lessons/lesson-order';
import { startSecond } from '../player-link';
import { QuestionPanel } from '../questions/question-panel';
import { QuestionSummary } from '../questions/question-summary';
import { useDueQuestion } from '../questions/use-due-question';
import { Transcript } from '../transcript/transcript';
import { MediaProblemState } from '../video/media-problem-state';
import { COUNTDOWN_SECONDS, NextLessonCountdown } from '../video/next-lesson-countdown';
import { play } from '../video/playback';
import { usePlayerSettings } from '../video/player-settings';
import { useCaptions } from '../video/use-captions';
import { useMediaProblem } from '../video/use-media-problem';
import { usePlayerShortcuts } from '../video/use-player-shortcuts';
import { useSpeed } from '../video/use-speed';
import { useStartPosition } from '../video/use-start-position';
import { useVideoEvent } from '../video/use-video-event';
import { useVideoSource } from '../video/use-video-source';
import { VideoToolbar } from '../video/video-toolbar';
import { useWatching } from '../watching/use-watching';
import { LessonStatus } from './lesson-status';

interface VideoLessonProps {
  course: CourseLessons;
  lesson: Lesson;
  video: LessonVideo;
  /** Fetches the lesson again, which renews the authorization of the file. */
  onReload: () => Promise<unknown>;
  /** Called with the element, and with null when it is removed. */
  onVideo: (video: HTMLVideoElement | null) => void;
}

/** A video with its controls and transcript. */
export function VideoLesson({ course, lesson, video: file, onReload, onVideo }: VideoLessonProps) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [attach] = useState(() => (element: HTMLVideoElement | null) => {
    setVideo(element);
    onVideo(element);
  });
  const [settings, change] = usePlayerSettings();
  const { key, state, search } = useLocation();
  const source = useVideoSource(video, file);
  const fileProblem = useMediaProblem(video, file.mediaType);
  const problem = source.isFile ? fileProblem : null;
  const lessonKey = { courseId: course.courseId, videoId: lesson._id };
  const { previous, next } = lessonNeighbours(course, lesson._id);
  const [isCounting, setCounting] = useState(false);
  const [stopCounting] = useState(() => () => setCounting(false));
  const transcript =
    file.captions.find(({ language }) => language === settings.captions) ?? file.captions[0];

  useStartPosition(video, {
    second: startSecond(new URLSearchParams(search)),
    stoppedAt: lesson.completed ? 0 : lesson.positionSeconds,
    length: file.seconds,
    entry: { key, state },
  });
  useSpeed(video, settings.speed, (speed) => change({ speed }));
  useCaptions(video, file.captions, settings.captions, (captions) => change({ captions }));
  usePlayerShortcuts(video, file.captions, settings, change);
  useWatching(video, lesson, course.enrolled);
  useVideoEvent(video, ['ended', 'play', 'seeking'], (_video, type) =>
    setCounting(type === 'ended' && next !== undefined),
  );
  const due = useDueQuestion(video, lesson.questions, settings.questions);
  const retry = async () => {
    await onReload();
    source.retry();
  };

  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      {problem && (
        <MediaProblemState
          problem={problem}
          hasTranscript={transcript !== undefined}
          onRetry={retry}
        />
      )}
      <Box
        component="video"
        ref={attach}
        src={source.src}
        controls
        playsInline
        preload="metadata"
        aria-label={lesson.title}
        sx={{
          display: problem ? 'none' : 'block',
          width: '100%',
          aspectRatio: '16 / 9',
          bgcolor: 'common.black',
          borderRadius: { xs: 0, sm: '12px' },
        }}
      />
      <Box role="status" sx={visuallyHidden}>
        {isCounting &&
          next &&
          `The video has ended. Next lesson in ${COUNTDOWN_SECONDS} seconds: ${next.title}`}
      </Box>
      {isCounting && next && (
        <NextLessonCountdown courseId={course.courseId} next={next} onCancel={stopCounting} />
      )}
      {due.question && (
        <QuestionPanel
          key={due.question.questionId}
          lessonKey={lessonKey}
          question={due.question}
          onContinue={() => {
            due.close();
            video?.focus();
            if (video) play(video);
          }}
        />
      )}
      <QuestionSummary
        questions={lesson.questions}
        isEnabled={settings.questions}
        onChange={(questions) => change({ questions })}
      />
      <VideoToolbar
        video={video}
        lessonKey={lessonKey}
        captions={file.captions}
        settings={settings}
        onChange={change}
        previous={previous}
        next={next}
      />
      <LessonStatus course={course} lesson={lesson} />
      <Box sx={texts}>
        {lesson.hasChat && <ClassChat lessonKey={lessonKey} video={video} onUse={stopCounting} />}
        <Transcript video={video} captions={transcript} onUse={stopCounting} />
      </Box>
    </Box>
  );
}

/** Side by side where there is room. */
const texts = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
} as const;
