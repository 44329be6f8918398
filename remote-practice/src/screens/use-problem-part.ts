import { useSearchParams } from 'react-router-dom';

export const PROBLEM_PARTS = ['problem', 'hints', 'editorial', 'discussion'] as const;
export type ProblemPart = (typeof PROBLEM_PARTS)[number];

/** What the panel of the problem shows, from the parameter `part` of the URL. */
export function useProblemPart() {
  const [searchParams, setSearchParams] = useSearchParams();
  const name = searchParams.get('part');
  const part = PROBLEM_PARTS.find((one) => one === name) ?? 'problem';
  return {
    part,
    show: (next: ProblemPart) => {
      const query = new URLSearchParams(searchParams);
      if (next === 'problem') query.delete('part');
      else query.set('part', next);
      setSearchParams(query, { replace: true, preventScrollReset: true });
    },
  };
}
