import { useSearchParams } from 'react-router-dom';

export type ResultTab = 'output' | 'submissions';

export interface ResultView {
  tab: ResultTab;
  /** Id of the earlier submission to show. */
  openedId: string | null;
  show: (tab: ResultTab, submissionId?: string | null) => void;
}

/** What the result pane shows, from the parameters `tab` and `submission` of the URL. */
export function useResultView(): ResultView {
  const [searchParams, setSearchParams] = useSearchParams();
  const openedId = searchParams.get('submission') || null;
  const isSubmissions = openedId !== null || searchParams.get('tab') === 'submissions';
  return {
    tab: isSubmissions ? 'submissions' : 'output',
    openedId,
    show: (tab, submissionId = null) => {
      const query = new URLSearchParams(searchParams);
      query.delete('tab');
      query.delete('submission');
      if (submissionId) query.set('submission', submissionId);
      else if (tab === 'submissions') query.set('tab', tab);
      setSearchParams(query, { replace: true, preventScrollReset: true });
    },
  };
}
