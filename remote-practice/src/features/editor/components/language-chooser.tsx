import { styled, VisuallyHidden } from '@sopaan/ui/core';
import type { Language } from '@sopaan/schemas/code-run';
import { languageChoices } from '../languages';

interface LanguageChooserProps {
  language: Language;
  onChoose: (language: Language) => void;
  /** Why a language cannot be run now; null where it can. */
  whyNot: (language: Language) => string | null;
}

export function LanguageChooser({ language, onChoose, whyNot }: LanguageChooserProps) {
  return (
    <label>
      <VisuallyHidden>Language</VisuallyHidden>
      <Chooser
        value={language}
        onChange={({ target }) => {
          const chosen = languageChoices.find((choice) => choice.language === target.value);
          if (chosen) onChoose(chosen.language);
        }}
      >
        {languageChoices.map((choice) => {
          const reason = whyNot(choice.language);
          return (
            <option
              key={choice.language}
              value={choice.language}
              disabled={reason !== null && choice.language !== language}
            >
              {`${choice.name} ${choice.version}${reason === null ? '' : ` (${reason})`}`}
            </option>
          );
        })}
      </Chooser>
    </label>
  );
}

const Chooser = styled('select')(({ theme }) => ({
  minHeight: 40,
  maxWidth: '100%',
  padding: '6px 10px',
  font: 'inherit',
  fontWeight: 600,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 10,
  textOverflow: 'ellipsis',
  '@media (pointer: coarse), (max-width: 599.95px)': { minHeight: 44 },
}));
