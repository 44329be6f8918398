import { bus } from '@sopaan/events/bus';
import type { Challenge } from '@sopaan/schemas/challenge';
import type { Language } from '@sopaan/schemas/code-run';
import { CODE_MAX } from '@sopaan/schemas/execute-request';
import { useEffect, useEffectEvent, useState } from 'react';
import { FIRST_LANGUAGE } from '../languages';
import { firstCode } from '../samples';
import {
  keptNow,
  readCode,
  readLanguage,
  writeCode,
  writeLanguage,
  type KeptCode,
} from './kept-code';

/** How many replaced texts are kept. */
const REPLACED_MAX = 5;

export interface Solution {
  language: Language;
  code: string;
  /** Longer than a solution may be: it is kept, but neither run nor judged. */
  isTooLong: boolean;
  /** This browser keeps what is written; else it goes with the page. */
  isKept: boolean;
  /** Somebody has typed since the page was opened. */
  isEdited: boolean;
  /** Whether this is what the challenge begins with. */
  isFirst: boolean;
  /** What was replaced at a press can be brought back. */
  canBringBack: boolean;
  change: (code: string) => void;
  /** Shows the code of that language: what was kept, or its first lines. */
  choose: (language: Language) => void;
  /** Puts other code in the place of what is there, which is kept. */
  put: (language: Language, code: string) => void;
  reset: () => void;
  bringBack: () => void;
}

/** The code that a person writes for a challenge, one text a language. Kept in this browser at each change. */
export function useSolution({ id, starters }: Pick<Challenge, 'id' | 'starters'>): Solution {
  const load = (wanted: Language): KeptCode =>
    readCode(id, wanted) ?? { code: firstCode(starters, wanted), replaced: [] };
  const [language, setLanguage] = useState(() => readLanguage(id) ?? FIRST_LANGUAGE);
  const [codes, setCodes] = useState<Partial<Record<Language, KeptCode>>>(() => ({
    [language]: load(language),
  }));
  const [isEdited, setEdited] = useState(false);
  const [isKept, setKept] = useState(true);

  const keptIn = (wanted: Language) => codes[wanted] ?? load(wanted);
  const isFirstIn = (wanted: Language, code: string) => code === firstCode(starters, wanted);
  const tell = (wanted: Language, content: string) => {
    if (content.length > CODE_MAX) return;
    bus.publish('solution:changed', { challengeId: id, language: wanted, content }, 'practice');
  };
  const show = (wanted: Language, kept: KeptCode) => {
    setLanguage(wanted);
    writeLanguage(id, wanted);
    setCodes((known) => ({ ...known, [wanted]: kept }));
    tell(wanted, kept.code);
  };
  const keep = (wanted: Language, kept: KeptCode) => {
    const isWorthIt = !isFirstIn(wanted, kept.code) || kept.replaced.length > 0;
    setKept(writeCode(id, wanted, isWorthIt ? kept : null));
    show(wanted, kept);
  };
  /** What may be brought back once `kept` is replaced. */
  const aside = (wanted: Language, { code, replaced }: KeptCode) =>
    isFirstIn(wanted, code) || code.trim() === '' || replaced.includes(code)
      ? replaced
      : [...replaced, code].slice(-REPLACED_MAX);

  const { code, replaced } = keptIn(language);
  const takeOver = useEffectEvent(() => {
    const now = keptNow(id, codes);
    setCodes(now);
    const present = now[language];
    if (present && present.code !== code) tell(language, present.code);
  });
  useEffect(() => {
    const listen = () => takeOver();
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, []);
  const put = (wanted: Language, next: string) =>
    keep(wanted, { code: next, replaced: aside(wanted, keptIn(wanted)) });
  return {
    language,
    code,
    isTooLong: code.length > CODE_MAX,
    isKept,
    isEdited,
    isFirst: isFirstIn(language, code),
    canBringBack: replaced.some((text) => text !== code),
    change: (next) => {
      setEdited(true);
      keep(language, { code: next, replaced });
    },
    choose: (wanted) => {
      if (wanted !== language) show(wanted, keptIn(wanted));
    },
    put,
    reset: () => put(language, firstCode(starters, language)),
    bringBack: () => {
      const others = replaced.filter((text) => text !== code);
      const last = others.pop();
      if (last === undefined) return;
      // Pressed again and again, all that was replaced comes round.
      const present = isFirstIn(language, code) || code.trim() === '' ? [] : [code];
      keep(language, { code: last, replaced: [...present, ...others] });
    },
  };
}
