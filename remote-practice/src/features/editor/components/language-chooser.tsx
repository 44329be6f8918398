import { Box, Icon, styled, Typography, VisuallyHidden } from '@sopaan/ui/core';
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

/**
 * The options name the versions of the specification. Closed, it shows the name alone, because the version that runs the code stands
 * beside it and may differ.
 */
export function LanguageChooser(props: LanguageChooserProps) {
  const { language, onChoose, unavailableReason, serverVersion } = props;
  const noteId = useId();
  const version = serverVersion(language);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Field>
        <VisuallyHidden>Language</VisuallyHidden>
        <ChosenName aria-hidden="true">
          {languageChoice(language).name}
          <Icon name="chevron-down" size={18} />
        </ChosenName>
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
      </Field>
      {version && (
        <Typography id={noteId} variant="caption" color="textSecondary">
          {`Runs on ${languageChoice(language).runtime} ${version}`}
        </Typography>
      )}
    </Box>
  );
}

const Field = styled('label')({ position: 'relative', display: 'inline-flex' });

const FORCED_COLORS = '@media (forced-colors: active)';

const ChosenName = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  padding: '6px 8px 6px 12px',
  minHeight: 40,
  fontWeight: 600,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 10,
  [`${theme.breakpoints.down('sm')}, (pointer: coarse)`]: { minHeight: 44 },
  // There the text of the select is visible.
  [FORCED_COLORS]: { display: 'none' },
}));

const Chooser = styled('select')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  font: 'inherit',
  appearance: 'none',
  cursor: 'pointer',
  color: 'transparent',
  background: 'none',
  border: 0,
  borderRadius: 10,
  '& > option': {
    color: theme.palette.text.primary,
    backgroundColor: theme.palette.background.paper,
  },
  [FORCED_COLORS]: { position: 'static', width: 'auto', appearance: 'auto', minHeight: 44 },
}));
