import { LANGUAGES, languageSchema, type Language } from '@sopaan/schemas/code-run';
import { readDraft, writeDraft } from '@sopaan/session/drafts';
import { array, object, string, type InferType } from 'yup';

const keptSchema = object({
  code: string().defined(),
  /** What stood there before it was replaced at a press, the latest last. */
  replaced: array(string().defined()).required(),
}).required();
const lastSchema = object({ language: languageSchema.required() }).required();

export type KeptCode = InferType<typeof keptSchema>;

const lastName = (challengeId: string) => `code.${challengeId}`;
const codeName = (challengeId: string, language: Language) => `code.${challengeId}.${language}`;

export function readCode(challengeId: string, language: Language): KeptCode | null {
  const draft = readDraft(codeName(challengeId, language));
  return keptSchema.isValidSync(draft, { strict: true }) ? draft : null;
}

/** The same codes as they are kept now: another tab may have written. What is kept no more stays. */
export function keptNow(
  challengeId: string,
  known: Partial<Record<Language, KeptCode>>,
): Partial<Record<Language, KeptCode>> {
  const codes = { ...known };
  for (const language of LANGUAGES) {
    const kept = known[language] && readCode(challengeId, language);
    if (kept) codes[language] = kept;
  }
  return codes;
}

/** Null: there is nothing worth keeping. False: it could not be kept. */
export function writeCode(challengeId: string, language: Language, kept: KeptCode | null): boolean {
  // A host of before says nothing.
  return writeDraft(codeName(challengeId, language), kept ?? undefined) !== false;
}

/** The language that this challenge was written in last. */
export function readLanguage(challengeId: string): Language | null {
  const draft = readDraft(lastName(challengeId));
  return lastSchema.isValidSync(draft, { strict: true }) ? draft.language : null;
}

export function writeLanguage(challengeId: string, language: Language): void {
  writeDraft(lastName(challengeId), { language });
}
