import type { ComponentType } from 'react';
import { JobScene, QuestionnaireScene } from './scenes/applying';
import {
  QuestionKindsScene,
  QuestionScene,
  ReceiptScene,
  ResultsScene,
  ServerClockScene,
} from './scenes/assessment';
import { ApplicationsScene, DashboardScene, DiaryScene, ProctoringScene } from './scenes/hiring';
import {
  DiscussionScene,
  MailScene,
  MicrositeScene,
  NoticesScene,
  RegistrationsScene,
  ReviewsScene,
} from './scenes/hosting';
import {
  EditorScene,
  EvaluateScene,
  InterviewScene,
  InviteScene,
  LanguagesScene,
  SubmissionsScene,
} from './scenes/interview';
import { LessonKindsScene, LiveClassScene } from './scenes/lessons';
import { PuzzleScene } from './scenes/puzzle';
import {
  CertificateScene,
  CourseScene,
  SignUpScene,
  TranscriptScene,
  UploadScene,
} from './scenes/teaching';

/** Small drawings of pages of the site. */
export const illustrations = {
  applications: ApplicationsScene,
  certificate: CertificateScene,
  course: CourseScene,
  dashboard: DashboardScene,
  diary: DiaryScene,
  discussion: DiscussionScene,
  editor: EditorScene,
  evaluate: EvaluateScene,
  interview: InterviewScene,
  invite: InviteScene,
  job: JobScene,
  languages: LanguagesScene,
  'lesson-kinds': LessonKindsScene,
  'live-class': LiveClassScene,
  mail: MailScene,
  microsite: MicrositeScene,
  notices: NoticesScene,
  proctoring: ProctoringScene,
  puzzle: PuzzleScene,
  question: QuestionScene,
  'question-kinds': QuestionKindsScene,
  questionnaire: QuestionnaireScene,
  receipt: ReceiptScene,
  registrations: RegistrationsScene,
  results: ResultsScene,
  reviews: ReviewsScene,
  'server-clock': ServerClockScene,
  'sign-up': SignUpScene,
  submissions: SubmissionsScene,
  transcript: TranscriptScene,
  upload: UploadScene,
} as const satisfies Record<string, ComponentType>;

export type IllustrationName = keyof typeof illustrations;
