import type { HostEvent } from '@sopaan/schemas/competitions/host-event';
import { AppLink, Box, Icon } from '@sopaan/ui/core';
import { competitionCategories } from '../competition-categories';

interface CategoryChipsProps {
  /** The competitions to count, empty until they are loaded. */
  competitions: readonly HostEvent[];
}

/** A link for each type of opportunity, with the number of those open for registration. */
export function CategoryChips({ competitions }: CategoryChipsProps) {
  const open = competitions.filter(({ status }) => status === 'open');
  const openCount = (type: string | undefined) =>
    open.filter(({ opportunityType }) => !type || opportunityType._id === type).length;
  return (
    <Box component="nav" aria-label="Opportunity types">
      <Box component="ul" sx={list}>
        {competitionCategories.map((category) => (
          <Box component="li" key={category.name} sx={{ display: 'flex' }}>
            <AppLink to={category.to} underline="none" color="inherit" sx={chip}>
              <Icon name={category.icon} size={22} sx={{ color: 'primary.main' }} />
              <Box component="span" sx={label}>
                {category.name}
                {open.length > 0 && (
                  <Box component="span" sx={count}>
                    {`${openCount(category.type)} open`}
                  </Box>
                )}
              </Box>
            </AppLink>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** The number is below the name where both do not fit in one line. */
const label = {
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row', lg: 'column' },
  alignItems: { xs: 'flex-start', md: 'center' },
  justifyContent: 'space-between',
  columnGap: 1,
  flex: { xs: 1, lg: 'none' },
  minWidth: 0,
} as const;

const count = {
  typography: 'caption',
  color: 'text.secondary',
  whiteSpace: 'nowrap',
} as const;

const list = {
  display: 'grid',
  gap: { xs: 1, sm: 1.5 },
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(4, minmax(0, 1fr))',
    lg: 'repeat(8, minmax(0, 1fr))',
  },
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;

const chip = {
  display: 'flex',
  flexDirection: { xs: 'row', lg: 'column' },
  alignItems: 'center',
  gap: 1,
  flex: 1,
  minWidth: 0,
  // On phones the number is a second line, which appears with the data.
  minHeight: { xs: 60, md: 48 },
  px: 1.5,
  py: { xs: 1, lg: 2 },
  typography: 'subtitle2',
  textAlign: { xs: 'left', lg: 'center' },
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: { xs: '24px', lg: '16px' },
  bgcolor: 'background.paper',
  transition: 'border-color 160ms',
  '&:hover': { borderColor: 'primary.main' },
} as const;
