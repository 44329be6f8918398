import type { Challenge } from '@sopaan/schemas/challenge';
import { Box } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ChallengeTop } from '../features/challenge/components/challenge-top';
import { Onward } from '../features/challenge/components/onward';
import { ProblemPanel } from '../features/challenge/components/problem-panel';
import { Statement } from '../features/challenge/components/statement';
import { runtimesQuery } from '../features/code-run/api/get-runtimes';
import { InputChooser } from '../features/code-run/components/input-chooser';
import { OutputDiff } from '../features/code-run/components/output-diff';
import { RunButtons } from '../features/code-run/components/run-buttons';
import { RunOutput } from '../features/code-run/components/run-output';
import { RunPlace } from '../features/code-run/components/run-place';
import { runsHere } from '../features/code-run/run/run-here';
import type { RunRequest } from '../features/code-run/run/run-state';
import { useInput } from '../features/code-run/run/use-input';
import { useRun } from '../features/code-run/run/use-run';
import { serverLacks, serverVersion, whyNot } from '../features/code-run/run/why-not';
import { CodeEditor } from '../features/editor/components/code-editor';
import { EditorTools } from '../features/editor/components/editor-tools';
import { languageChoice, languageName } from '../features/editor/languages';
import { useSolution, type Solution } from '../features/editor/solution/use-solution';
import { useBusy } from '../features/editor/use-busy';
import { useShortcuts } from '../features/editor/use-shortcuts';
import { SubmissionPanel } from '../features/submissions/components/submission-panel';
import { SubmissionStatus } from '../features/submissions/components/submission-status';
import { SubmitButton } from '../features/submissions/components/submit-button';
import { useJudging } from '../features/submissions/use-judging';
import { columns, editorCard, page, SMALL } from './challenge-layout';
import { ResultPane, type ResultTab } from './challenge-result-pane';

/** The challenge and all that is done about it: read, write, run, submit. */
export function ChallengeWorkspace({ challenge }: { challenge: Challenge }) {
  const [isProblemOpen, setProblemOpen] = useState(() => !matchMedia(SMALL).matches);
  const [isPaneOpen, setPaneOpen] = useState(true);
  const [wanted, setWanted] = useState(0);
  const [isHere, setHere] = useState(false);
  const [search, setSearch] = useSearchParams();
  const solution = useSolution(challenge);
  const input = useInput(challenge.examples);
  const run = useRun();
  const judging = useJudging(challenge.id);
  const { data: runtimes } = useQuery(runtimesQuery());
  useBusy(solution.isEdited || run.isRunning || judging.isBusy);

  const { language, code } = solution;
  const opened = search.get('submission');
  const tab: ResultTab = opened || search.get('tab') === 'submissions' ? 'submissions' : 'output';
  const show = (next: ResultTab, submission: string | null = null) => {
    const query = new URLSearchParams(search);
    query.delete('tab');
    query.delete('submission');
    if (submission) query.set('submission', submission);
    else if (next === 'submissions') query.set('tab', next);
    setSearch(query, { replace: true, preventScrollReset: true });
  };
  const showResults = (next: ResultTab) => {
    setPaneOpen(true);
    setWanted(wanted + 1);
    show(next);
  };
  const isBlank = code.trim() === '';
  const { version } = languageChoice(language);
  const request = { program: { language, version, code }, input: input.present };
  const startRun = () => {
    if (isBlank || solution.isTooLong || run.isRunning) return;
    showResults('output');
    const mustBeHere = serverLacks(runtimes, language);
    const place = runsHere(language) && (isHere || mustBeHere) ? 'browser' : 'server';
    run.start(request, place);
  };
  const submit = () => {
    if (isBlank || solution.isTooLong || judging.isBusy) return;
    showResults('submissions');
    judging.submit(language, code);
  };
  /** What is taken up again is run as it is written now. */
  const runHere = (earlier: RunRequest) => {
    const isSame = earlier.program.language === language && !isBlank && !solution.isTooLong;
    run.startHere(isSame ? request : earlier);
  };
  useShortcuts({ run: startRun, submit });

  return (
    <Box sx={page}>
      <ChallengeTop challenge={challenge} />
      <SubmissionStatus judging={judging} />
      <Box sx={columns}>
        <ProblemPanel isOpen={isProblemOpen} onToggle={() => setProblemOpen(!isProblemOpen)}>
          <Statement challenge={challenge} />
        </ProblemPanel>
        <Box sx={editorCard}>
          <EditorTools
            solution={solution}
            whyNot={(other) => whyNot(runtimes, other)}
            versionOf={(other) => serverVersion(runtimes, other)}
          />
          <CodeEditor
            value={code}
            language={language}
            onChange={solution.change}
            isKept={solution.isKept}
          />
          <ResultPane
            tab={tab}
            view={opened ?? tab}
            wanted={wanted}
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
                <SubmitButton isBusy={judging.isBusy} onSubmit={submit} />
              </>
            }
            note={noteOn(solution)}
            input={
              <>
                <InputChooser input={input} />
                {runsHere(language) && <RunPlace isHere={isHere} onChange={setHere} />}
              </>
            }
            output={<RunOutput state={run.state} onRunHere={runHere} nameOf={languageName} />}
            submissions={
              <SubmissionPanel
                challengeId={challenge.id}
                judging={judging}
                onSubmit={submit}
                opened={opened}
                onOpen={(id) => show('submissions', id)}
                onPut={solution.put}
                nameOf={languageName}
                diff={(expected, actual) => <OutputDiff expected={expected} actual={actual} />}
                onward={<Onward challenge={challenge} />}
              />
            }
          />
        </Box>
      </Box>
    </Box>
  );
}

function noteOn({ isTooLong, isKept }: Solution): string | null {
  if (isTooLong) return 'The code is too long to be run or judged.';
  if (isKept) return null;
  return 'This browser cannot keep your code: its storage is full or closed. Submit or copy the code before you leave.';
}
