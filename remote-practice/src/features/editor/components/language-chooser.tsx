import { Box, styled, Typography, VisuallyHidden } from '@sopaan/ui/core';
import type { Language } from '@sopaan/schemas/code-runs/code-run';
import { useId } from 'react';
import { languageChoice, languageChoices } from '../language/languages';

interface LanguageChooserProps {
  language: Language;
  onChoose: (language: Language) => void;
  /** Why a language cannot be run; null if it can. */
  unavailableReason: (language: Language) => string | null;
  /** The version installed on the server; empty while unknown. */
  serverVersion: (language: Language) => string;
}

export function LanguageChooser(props: LanguageChooserProps) {
  const { language, onChoose, unavailableReason, serverVersion } = props;
  const noteId = useId();
  const version = serverVersion(language);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <label>
        <VisuallyHidden>Language</VisuallyHidden>
        <Chooser
          aria-describedby={version ? noteId : undefined}
          value={language}
          onChange={({ target }) => {
            const chosen = languageChoices.find((choice) => choice.language === target.value);
            if (chosen) onChoose(chosen.language);
          }}
        >
          {languageChoices.map((choice) => {
            const reason = unavailableReason(choice.language);
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
      {version && (
        <Typography id={noteId} variant="caption" color="textSecondary">
          {`Runs on ${languageChoice(language).runtime} ${version}`}
        </Typography>
      )}
    </Box>
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
  [`${theme.breakpoints.down('sm')}, (pointer: coarse)`]: { minHeight: 44 },
}));
