import { paths } from '@sopaan/contract/paths';
import { EmptyState, LinkButton } from '@sopaan/ui/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PagedList } from '../../../components/paged-list/paged-list';
import { questionsQuery } from '../api/get-questions';
import { QuestionCard } from './question-card';
import type { QuestionView } from './question-views';

interface QuestionListProps {
  view: QuestionView;
  /** The id of the member's mentor profile. */
  mentorId: string | null;
}

/** Questions, newest first. */
export function QuestionList({ view, mentorId }: QuestionListProps) {
  const side = view === 'asked' ? 'asked' : 'received';
  return (
    <PagedList
      key={view}
      query={useInfiniteQuery(questionsQuery({ side, open: view === 'open' }))}
      label="Questions"
      renderItem={(question) => <QuestionCard question={question} />}
      keyOf={({ questionId }) => questionId}
      empty={<NoQuestions view={view} mentorId={mentorId} />}
      failedTitle="Your questions could not be loaded"
    />
  );
}

function NoQuestions({ view, mentorId }: QuestionListProps) {
  if (view === 'asked' || mentorId === null) {
    return (
      <EmptyState
        icon="chat"
        title="You have not asked a mentor yet"
        description="Mentors answer questions about their fields, free of charge. Only the two of you see a question."
        action={
          <LinkButton to={paths.mentors} variant="contained">
            Find a mentor
          </LinkButton>
        }
      />
    );
  }
  return (
    <EmptyState
      icon="chat"
      title={view === 'open' ? 'No question waits for your answer' : 'Nobody has asked you yet'}
      description="You get a notice and an email when a member asks you a question."
      action={<LinkButton to={paths.mentor(mentorId)}>View your mentor profile</LinkButton>}
    />
  );
}
