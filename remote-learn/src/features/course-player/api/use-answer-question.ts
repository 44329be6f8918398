import { call } from '@sopaan/api-client/call';
import { answerVideoQuestionEndpoint } from '@sopaan/schemas/courses/video-question';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lessonQuery, type LessonKey } from './get-lesson';

interface QuestionAnswer {
  questionId: string;
  option: number;
}

/** Answers a question of a video, and stores the correct option in the cached lesson. */
export function useAnswerQuestion(key: LessonKey) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ questionId, option }: QuestionAnswer) =>
      call(answerVideoQuestionEndpoint, {
        id: key.courseId,
        videoId: key.videoId,
        questionId,
        option,
      }),
    onSuccess(answer, { questionId }) {
      queryClient.setQueryData(
        lessonQuery(key).queryKey,
        (lesson) =>
          lesson && {
            ...lesson,
            questions: lesson.questions.map((question) =>
              question.questionId === questionId ? { ...question, answer } : question,
            ),
          },
      );
    },
    // Offline, the request fails at once and can be retried.
    networkMode: 'always',
  });
}
