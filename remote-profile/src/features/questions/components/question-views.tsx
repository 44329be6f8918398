import { ToggleButton, ToggleButtonGroup } from '@sopaan/ui/panels';
import { useSearchParams } from 'react-router-dom';

const VIEWS = ['open', 'received', 'asked'] as const;
/** `open` are the received questions that wait for an answer. */
export type QuestionView = (typeof VIEWS)[number];

const PARAMETER = 'show';

/** The questions that the URL selects. Mentors see first what waits for them; others have only asked. */
export function useQuestionView(isMentor: boolean): QuestionView {
  const [searchParams] = useSearchParams();
  if (!isMentor) return 'asked';
  return VIEWS.find((view) => view === searchParams.get(PARAMETER)) ?? 'open';
}

/** Buttons that choose which questions a mentor sees. */
export function QuestionViews({ view, openCount }: { view: QuestionView; openCount: number }) {
  const [, setSearchParams] = useSearchParams();
  return (
    <ToggleButtonGroup
      exclusive
      value={view}
      onChange={(_event, chosen: QuestionView | null) => {
        if (chosen !== null) setSearchParams(chosen === 'open' ? {} : { [PARAMETER]: chosen });
      }}
      aria-label="Shown questions"
      sx={{ '& button': { minHeight: 44, px: 2 } }}
    >
      <ToggleButton value="open">{`To answer (${openCount})`}</ToggleButton>
      <ToggleButton value="received">Received</ToggleButton>
      <ToggleButton value="asked">Asked</ToggleButton>
    </ToggleButtonGroup>
  );
}
