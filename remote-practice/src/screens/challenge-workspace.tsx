import type { Challenge } from '@sopaan/schemas/practice/challenge';
import { useBusy } from '@sopaan/session/busy';
import { useSession } from '@sopaan/session/session';
import { Box } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLogIn } from '../components/use-log-in';
import { ChallengeHeader } from '../features/challenge/components/challenge-header';
import { NextSteps } from '../features/challenge/components/next-steps';
import { SimilarChallenges } from '../features/challenge/components/similar-challenges';
import { ProblemPanel } from '../features/challenge/components/problem-panel';
import { TaskSummary } from '../features/challenge/components/task-summary';
import { SolvedFacts } from '../features/challenge/components/solved-facts';
import { runtimesQuery } from '../features/code-run/api/get-runtimes';
import { CaseEditor } from '../features/code-run/components/case-editor';
import { OutputDiff } from '../features/code-run/components/output-diff';
import { RunButtons } from '../features/code-run/components/run-buttons';
import { RunOutput } from '../features/code-run/components/run-output';
import { RunTargetSwitch } from '../features/code-run/components/run-target-switch';
import { canRunInBrowser } from '../features/code-run/run/browser-fallback';
import type { RunRequest } from '../features/code-run/run/run-state';
import { useCases } from '../features/code-run/run/use-cases';
import { useRun } from '../features/code-run/run/use-run';
import {
  isUnavailableOnServer,
  serverVersion,
  unavailableReason,
} from '../features/code-run/run/language-availability';
import { CodeEditor } from '../features/editor/components/code-editor';
import { EditorToolbar } from '../features/editor/components/editor-toolbar';
import { languageChoice, languageName } from '../features/editor/language/languages';
import { useSolution, type Solution } from '../features/editor/solution/use-solution';
import { useShortcuts } from '../features/editor/shortcuts/use-shortcuts';
import { SubmissionPanel } from '../features/submissions/components/submission-panel';
import { SubmissionStatus } from '../features/submissions/components/submission-status';
import { SubmitButton } from '../features/submissions/components/submit-button';
import { useSubmission } from '../features/submissions/submission/use-submission';
import { codePart, columns, editorPane, page } from './challenge-layout';
import { ResultPane } from './challenge-result-pane';
import { useErrorMarks } from './use-error-marks';
import { PaneSeparator } from './pane-separator';
import { usePaneSizes } from './pane-sizes';
import { ProblemParts } from './problem-parts';
import { useProblemPart } from './use-problem-part';
import { useChallengeView } from './use-challenge-view';
import { useResultView, type ResultTab } from './use-result-view';
import { ViewBar } from './view-bar';

const SOLUTION_TASK = { remote: 'practice', task: 'solution' };

/** The page of a challenge: statement, editor, runs and submissions. */
export function ChallengeWorkspace({ challenge }: { challenge: Challenge }) {
  const problemId = useId();
  const panes = usePaneSizes();
  const [isPaneOpen, setPaneOpen] = useState(true);
  const [isInBrowser, setInBrowser] = useState(false);
  const { tab, openedId, show } = useResultView();
  const hasLinkedResult = openedId !== null || tab === 'submissions';
  const problemPart = useProblemPart();
  const hasLinkedPart = problemPart.part !== 'problem';
  const parts = useChallengeView(hasLinkedResult ? 'output' : hasLinkedPart ? 'problem' : 'code');
  const solution = useSolution(challenge);
  const cases = useCases(challenge);
  const isMember = useSession(({ status }) => status === 'member');
  const logIn = useLogIn();
  const run = useRun();
  const submission = useSubmission(challenge.id);
  const { data: runtimes } = useQuery(runtimesQuery());
  const isBusy = solution.isEdited || run.isRunning || submission.isBusy;
  useBusy(SOLUTION_TASK, isBusy ? 'A solution is being written' : null);

  const { language, code } = solution;
  const showResults = (next: ResultTab) => {
    setPaneOpen(true);
    parts.show('output');
    show(next);
  };
  const readProblem = () => {
    if (hasLinkedPart) problemPart.show('problem');
    parts.show('problem');
  };
  const isBlank = code.trim() === '';
  const { version } = languageChoice(language);
  const request = { program: { language, version, code }, cases: cases.all };
  const startRun = () => {
    if (isBlank || solution.isTooLong || run.isRunning) return;
    const needsBrowser = isUnavailableOnServer(runtimes, language);
    const target =
      canRunInBrowser(language) && (isInBrowser || needsBrowser) ? 'browser' : 'server';
    if (target === 'server' && !isMember) {
      logIn({ action: 'run' });
      return;
    }
    showResults('output');
    run.start(request, target);
  };
  const submit = () => {
    if (isBlank || solution.isTooLong || submission.isBusy) return;
    if (!isMember) {
      logIn({ action: 'submit', title: challenge.title });
      return;
    }
    showResults('submissions');
    submission.submit(language, code);
  };
  /** Runs the current code, unless its language differs from that of the earlier run. */
  const runInBrowser = (earlierRequest: RunRequest) => {
    const isSame = earlierRequest.program.language === language && !isBlank && !solution.isTooLong;
    run.startInBrowser(isSame ? request : earlierRequest);
  };
  const marks = useErrorMarks({ run: run.state, submission: submission.state, language, code });
  useShortcuts({ run: startRun, submit });

  return (
    <Box sx={page}>
      <ChallengeHeader challenge={challenge} />
      <SubmissionStatus state={submission.state} />
      <ViewBar
        view={parts.view}
        tab={tab}
        problemId={problemId}
        isProblemOpen={parts.isProblemOpen}
        onToggleProblem={parts.toggleProblem}
        onCode={() => parts.show('code')}
        onResults={showResults}
      />
      <Box sx={columns} data-view={parts.view} style={panes.style}>
        <ProblemPanel
          panelId={problemId}
          isOpen={parts.isProblemOpen}
          onToggle={parts.toggleProblem}
        >
          <ProblemParts challenge={challenge} />
        </ProblemPanel>
        {parts.isProblemOpen && (
          <PaneSeparator
            pane="statement"
            label="Width of the problem statement"
            controls={problemId}
            size={panes.sizes.statement}
            onResize={(size) => panes.resize('statement', size)}
          />
        )}
        <Box sx={editorPane} data-part="editor">
          <Box sx={codePart} data-part="code">
            <TaskSummary summary={challenge.summary} onRead={readProblem} />
            <EditorToolbar
              solution={solution}
              unavailableReason={(other) => unavailableReason(runtimes, other)}
              serverVersion={(other) => serverVersion(runtimes, other)}
            />
            <CodeEditor
              value={code}
              language={language}
              onChange={solution.change}
              isSaved={solution.isSaved}
              marks={marks}
            />
          </Box>
          <ResultPane
            tab={tab}
            view={openedId ?? tab}
            separator={(controls) => (
              <PaneSeparator
                pane="output"
                label="Height of the output"
                controls={controls}
                size={panes.sizes.output}
                onResize={(size) => panes.resize('output', size)}
              />
            )}
            onTab={(next) => {
              setPaneOpen(true);
              show(next);
            }}
            isOpen={isPaneOpen}
            onToggle={() => setPaneOpen(!isPaneOpen)}
            actions={
              <>
                <RunButtons
                  isRunning={run.isRunning}
                  isQueued={run.isQueued}
                  onRun={startRun}
                  onStop={run.stop}
                />
                <SubmitButton isBusy={submission.isBusy} onSubmit={submit} />
              </>
            }
            note={solutionWarning(solution)}
            cases={
              <>
                <CaseEditor cases={cases} />
                {canRunInBrowser(language) && (
                  <RunTargetSwitch isInBrowser={isInBrowser} onChange={setInBrowser} />
                )}
              </>
            }
            output={
              <RunOutput
                state={run.state}
                onRunInBrowser={runInBrowser}
                languageName={languageName}
              />
            }
            submissions={
              <SubmissionPanel
                challengeId={challenge.id}
                state={submission.state}
                onSubmit={submit}
                openedId={openedId}
                onOpen={(id) => show('submissions', id)}
                onLoadIntoEditor={(submittedLanguage, submittedCode) => {
                  parts.show('code');
                  solution.replace(submittedLanguage, submittedCode);
                }}
                languageName={languageName}
                diff={(expected, actual) => <OutputDiff expected={expected} actual={actual} />}
                nextSteps={({ pointsEarned }) => (
                  <>
                    <NextSteps challenge={challenge} />
                    <SolvedFacts type={challenge.type} pointsEarned={pointsEarned} />
                    <SimilarChallenges challenge={challenge} />
                  </>
                )}
              />
            }
          />
        </Box>
      </Box>
    </Box>
  );
}

function solutionWarning({ isTooLong, isSaved }: Solution): string | null {
  if (isTooLong) return 'The code is too long to be run or submitted.';
  if (isSaved) return null;
  return 'This browser cannot save your code: its storage is full or blocked. Submit or copy your code before you leave.';
}
