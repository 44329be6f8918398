/** The difficulty of a challenge or a quiz. */
import { Box } from '@sopaan/ui/core';
import { DIFFICULTY_LEVELS } from '@sopaan/schemas/practice/practice-options';

/** A difficulty level as text and bars. An unknown level has no bars. */
export function DifficultyBadge({ level }: { level: string }) {
  const step = DIFFICULTY_LEVELS.findIndex((known) => known === level);
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, typography: 'caption' }}
    >
      {step >= 0 && (
        <Box
          component="span"
          aria-hidden="true"
          sx={{ display: 'inline-flex', alignItems: 'flex-end', gap: '2px' }}
        >
          {DIFFICULTY_LEVELS.map((known, index) => (
            <Box
              key={known}
              component="span"
              sx={{
                width: 4,
                height: 5 + 3 * index,
                borderRadius: '1px',
                bgcolor: index <= step ? 'secondary.main' : 'divider',
              }}
            />
          ))}
        </Box>
      )}
      <span>{level}</span>
    </Box>
  );
}
