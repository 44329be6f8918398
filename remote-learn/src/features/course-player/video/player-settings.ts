import { useEffect, useState } from 'react';
import { boolean, number, object, string, type InferType } from 'yup';

export const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

const settingsSchema = object({
  // The native controls of some browsers offer more speeds than `SPEEDS`.
  speed: number().min(0.25).max(4).required(),
  /** The language of the captions; empty when they are off. */
  captions: string().defined(),
  /** Whether single keys control the video. */
  shortcuts: boolean().required(),
  /** Whether the video stops at questions. */
  questions: boolean().required(),
}).required();
export type PlayerSettings = InferType<typeof settingsSchema>;

const STORAGE_KEY = 'sopaan.player';
const DEFAULTS: PlayerSettings = { speed: 1, captions: '', shortcuts: true, questions: true };

/** The settings of the player in this browser, and a function that changes some of them. */
export function usePlayerSettings() {
  const [settings, setSettings] = useState(DEFAULTS);
  useEffect(() => setSettings(readSettings()), []);
  const change = (changes: Partial<PlayerSettings>) => {
    const changed = { ...readSettings(), ...changes };
    setSettings(changed);
    saveSettings(changed);
  };
  return [settings, change] as const;
}

function readSettings(): PlayerSettings {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    // Settings that were stored by an earlier version lack later ones.
    const stored = typeof parsed === 'object' ? { ...DEFAULTS, ...parsed } : null;
    return settingsSchema.isValidSync(stored, { strict: true }) ? stored : DEFAULTS;
  } catch {
    return DEFAULTS;
  }
}

function saveSettings(settings: PlayerSettings): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(settings));
  } catch {
    // Without storage the settings last as long as the page.
  }
}
