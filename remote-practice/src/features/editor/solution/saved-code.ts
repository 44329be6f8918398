import { LANGUAGES, languageSchema, type Language } from '@sopaan/schemas/code-runs/code-run';
import { readDraft, writeDraft } from '@sopaan/session/drafts';
import { sessionStore } from '@sopaan/session/session';
import { guestLanguages, readGuestCode, writeGuestCode } from './guest-code';
import { readDeviceLanguage, writeDeviceLanguage } from './device-language';
import { array, object, string, type InferType } from 'yup';

const savedSchema = object({
  code: string().defined(),
  /** Earlier versions that a button replaced, latest last. */
  replaced: array(string().defined()).required(),
}).required();
const lastLanguageSchema = object({ language: languageSchema.required() }).required();

export type SavedCode = InferType<typeof savedSchema>;

const isGuest = () => sessionStore.getState().status === 'guest';
const languageDraftName = (challengeId: string) => `code.${challengeId}`;
const codeDraftName = (challengeId: string, language: Language) =>
  `code.${challengeId}.${language}`;

export function readCode(challengeId: string, language: Language): SavedCode | null {
  const draft = isGuest()
    ? readGuestCode(challengeId, language)
    : readDraft(codeDraftName(challengeId, language));
  return savedSchema.isValidSync(draft, { strict: true }) ? draft : null;
}

/** Reloads the code, as another tab may have saved a newer version. Code no longer in storage is returned unchanged. */
export function reloadSavedCode(
  challengeId: string,
  loadedCodes: Partial<Record<Language, SavedCode>>,
): Partial<Record<Language, SavedCode>> {
  const codes = { ...loadedCodes };
  for (const language of LANGUAGES) {
    const saved = loadedCodes[language] && readCode(challengeId, language);
    if (saved) codes[language] = saved;
  }
  return codes;
}

/** Saves the code; null deletes the draft. Returns false if the code could not be saved. */
export function writeCode(
  challengeId: string,
  language: Language,
  saved: SavedCode | null,
): boolean {
  if (isGuest()) return writeGuestCode(challengeId, language, saved);
  // Older hosts return undefined.
  return writeDraft(codeDraftName(challengeId, language), saved ?? undefined) !== false;
}

/**
 * After the login, the code that the member wrote as a guest becomes the member's. Code from before is kept among the replaced versions.
 */
export function adoptGuestCode(challengeId: string): void {
  if (sessionStore.getState().status !== 'member') return;
  for (const language of guestLanguages(challengeId)) {
    const guestCode = readGuestCode(challengeId, language);
    if (savedSchema.isValidSync(guestCode, { strict: true })) {
      const own = readCode(challengeId, language);
      const replaced = own ? [...own.replaced, own.code] : guestCode.replaced;
      if (!writeCode(challengeId, language, { code: guestCode.code, replaced })) continue;
      writeLanguage(challengeId, language);
    }
    writeGuestCode(challengeId, language, null);
  }
}

/** The language last used for this challenge, or else on this device. */
export function readLanguage(challengeId: string): Language | null {
  const draft = readDraft(languageDraftName(challengeId));
  return lastLanguageSchema.isValidSync(draft, { strict: true })
    ? draft.language
    : readDeviceLanguage();
}

export function writeLanguage(challengeId: string, language: Language): void {
  writeDraft(languageDraftName(challengeId), { language });
  writeDeviceLanguage(language);
}
