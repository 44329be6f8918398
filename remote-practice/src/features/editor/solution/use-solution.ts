import { bus } from '@sopaan/events/bus';
import type { Challenge } from '@sopaan/schemas/practice/challenge';
import type { Language } from '@sopaan/schemas/code-runs/code-run';
import { CODE_MAX } from '@sopaan/schemas/code-runs/execute-request';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { DEFAULT_LANGUAGE } from '../language/languages';
import { starterCode } from './starter-code';
import {
  adoptGuestCode,
  reloadSavedCode,
  readCode,
  readLanguage,
  writeCode,
  writeLanguage,
  type SavedCode,
} from './saved-code';

/** How many replaced versions are kept. */
const REPLACED_MAX = 5;

export interface Solution {
  language: Language;
  code: string;
  /** Whether the code is longer than allowed: it is saved, but cannot be run or submitted. */
  isTooLong: boolean;
  /** Whether the code is saved in this browser; otherwise it is lost with the page. */
  isSaved: boolean;
  /** Whether the code was edited since the page was opened. */
  isEdited: boolean;
  /** Whether the code is the unchanged starter code. */
  isStarter: boolean;
  /** Whether earlier code can be restored. */
  canRestore: boolean;
  change: (code: string) => void;
  /** Switches to a language, with its saved code or else its starter code. */
  selectLanguage: (language: Language) => void;
  /** Replaces the code and keeps the replaced version. */
  replace: (language: Language, code: string) => void;
  reset: () => void;
  restore: () => void;
}

/** The code for a challenge, one text per language, saved in this browser on each change. */
export function useSolution({ id, starters }: Pick<Challenge, 'id' | 'starters'>): Solution {
  const starter = (target: Language): SavedCode => ({
    code: starterCode(starters, target),
    replaced: [],
  });
  const [language, setLanguage] = useState(DEFAULT_LANGUAGE);
  /** The code of each language, loaded from storage when the language is first shown. */
  const [codes, setCodes] = useState<Partial<Record<Language, SavedCode>>>({});
  const [isEdited, setEdited] = useState(false);
  const [isSaved, setIsSaved] = useState(true);

  const savedIn = (target: Language) => codes[target] ?? readCode(id, target) ?? starter(target);
  const isStarterIn = (target: Language, code: string) => code === starterCode(starters, target);
  const publishChange = (target: Language, content: string) => {
    if (content.length > CODE_MAX) return;
    bus.publish('solution:changed', { challengeId: id, language: target, content }, 'practice');
  };
  const showCode = (target: Language, saved: SavedCode) => {
    setLanguage(target);
    writeLanguage(id, target);
    setCodes((previous) => ({ ...previous, [target]: saved }));
    publishChange(target, saved.code);
  };
  const save = (target: Language, saved: SavedCode) => {
    const shouldSave = !isStarterIn(target, saved.code) || saved.replaced.length > 0;
    setIsSaved(writeCode(id, target, shouldSave ? saved : null));
    showCode(target, saved);
  };
  /** The versions that can be restored after this code is replaced. */
  const replacedAfter = (target: Language, { code, replaced }: SavedCode) =>
    isStarterIn(target, code) || code.trim() === '' || replaced.includes(code)
      ? replaced
      : [...replaced, code].slice(-REPLACED_MAX);

  const loadLast = useEffectEvent(() => {
    adoptGuestCode(id);
    const lastLanguage = readLanguage(id) ?? DEFAULT_LANGUAGE;
    setLanguage(lastLanguage);
    setCodes({ [lastLanguage]: savedIn(lastLanguage) });
  });
  // Loads before the page is painted; a server, which has no storage, renders the starter code.
  useLayoutEffect(() => loadLast(), []);

  const { code, replaced } = codes[language] ?? starter(language);
  const syncFromStorage = useEffectEvent(() => {
    const reloadedCodes = reloadSavedCode(id, codes);
    setCodes(reloadedCodes);
    const reloaded = reloadedCodes[language];
    if (reloaded && reloaded.code !== code) publishChange(language, reloaded.code);
  });
  useEffect(() => {
    const listen = () => syncFromStorage();
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, []);
  const replace = (target: Language, next: string) =>
    save(target, { code: next, replaced: replacedAfter(target, savedIn(target)) });
  return {
    language,
    code,
    isTooLong: code.length > CODE_MAX,
    isSaved,
    isEdited,
    isStarter: isStarterIn(language, code),
    canRestore: replaced.some((text) => text !== code),
    change: (next) => {
      setEdited(true);
      save(language, { code: next, replaced });
    },
    selectLanguage: (target) => {
      if (target !== language) showCode(target, savedIn(target));
    },
    replace,
    reset: () => replace(language, starterCode(starters, language)),
    restore: () => {
      const replacedTexts = replaced.filter((text) => text !== code);
      const lastReplaced = replacedTexts.pop();
      if (lastReplaced === undefined) return;
      // Repeated calls cycle through all replaced versions.
      const keptTexts = isStarterIn(language, code) || code.trim() === '' ? [] : [code];
      save(language, { code: lastReplaced, replaced: [...keptTexts, ...replacedTexts] });
    },
  };
}
