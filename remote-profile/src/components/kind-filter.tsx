import { Box, ButtonBase } from '@sopaan/ui/core';
import { useSearchParams } from 'react-router-dom';

const PARAMETER = 'kind';

/** The kind in the URL; undefined if it is not one of `kinds`. */
export function useKind<Kind extends string>(kinds: readonly Kind[]): Kind | undefined {
  const [searchParams] = useSearchParams();
  return kinds.find((kind) => kind === searchParams.get(PARAMETER));
}

interface KindFilterProps<Kind extends string> {
  /** What is filtered, for screen readers. */
  label: string;
  kinds: readonly Kind[];
  labels: Readonly<Record<Kind, string>>;
}

/** Buttons that show one kind of a list, or all. The choice is in the URL. */
export function KindFilter<Kind extends string>({ label, kinds, labels }: KindFilterProps<Kind>) {
  const [, setSearchParams] = useSearchParams();
  const chosen = useKind(kinds);
  const choose = (kind: Kind | undefined) =>
    setSearchParams(kind === undefined ? {} : { [PARAMETER]: kind });
  const options = [undefined, ...kinds];
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      {options.map((kind) => (
        <ButtonBase
          key={kind ?? ''}
          aria-pressed={kind === chosen}
          onClick={() => choose(kind)}
          sx={option}
        >
          {kind === undefined ? 'All' : labels[kind]}
        </ButtonBase>
      ))}
    </Box>
  );
}

const option = {
  minHeight: 44,
  px: 2,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 999,
  typography: 'body2',
  '&:hover': { borderColor: 'primary.main' },
  '&[aria-pressed="true"]': {
    bgcolor: 'primary.main',
    borderColor: 'primary.main',
    color: 'primary.contrastText',
    fontWeight: 600,
  },
} as const;
