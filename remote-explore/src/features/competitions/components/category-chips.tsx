import { AppLink, Box, Icon } from '@sopaan/ui/core';
import { competitionCategories } from '../competition-categories';

/** A link for each type of opportunity. */
export function CategoryChips() {
  return (
    <Box component="nav" aria-label="Opportunity types">
      <Box component="ul" sx={list}>
        {competitionCategories.map((category) => (
          <Box component="li" key={category.name} sx={{ display: 'flex' }}>
            <AppLink to={category.to} underline="none" color="inherit" sx={chip}>
              <Icon name={category.icon} size={22} sx={{ color: 'primary.main' }} />
              {category.name}
            </AppLink>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

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
  minHeight: 48,
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
