import type { Language } from '@sopaan/schemas/code-runs/code-run';
import { useMemo } from 'react';
import { errorMarks, type ErrorMark } from '../features/code-run/output/error-marks';
import { runMarks } from '../features/code-run/run/case-outcome';
import type { RunState } from '../features/code-run/run/run-state';
import type { SubmissionState } from '../features/submissions/submission/submission-state';

interface ErrorMarksOptions {
  run: RunState;
  submission: SubmissionState;
  language: Language;
  code: string;
}

/** The errors of the last run, or else of the last submission, as long as the code is the same. */
export function useErrorMarks({
  run,
  submission,
  language,
  code,
}: ErrorMarksOptions): readonly ErrorMark[] {
  const ran = run.phase === 'done' ? run.request.program : null;
  const judged = submission.phase === 'judged' ? submission.submission : null;
  const isRunCurrent = ran?.language === language && ran.code === code;
  const isSubmissionCurrent = judged?.language === language && judged.code === code;
  return useMemo(() => {
    if (isRunCurrent) return runMarks(run);
    return isSubmissionCurrent ? errorMarks(language, judged?.compileOutput ?? '') : [];
  }, [isRunCurrent, isSubmissionCurrent, run, judged, language]);
}
