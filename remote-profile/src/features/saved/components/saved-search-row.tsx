import type { SavedSearch } from '@sopaan/schemas/saved-searches/saved-search';
import { AppLink, Box, Button, Card, Icon, Typography } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';
import { AlertFrequencyButtons } from './alert-frequency-buttons';

const listNames: ReadonlyMap<string, string> = new Map([
  ['all', 'All jobs'],
  ['private', 'Private jobs'],
  ['government', 'Government jobs'],
]);

interface SavedSearchRowProps {
  search: SavedSearch;
  /** Called with the button that was clicked. */
  onDelete: (button: HTMLElement) => void;
}

/** A saved search with a link to its results, how often its new jobs are emailed, and the button that deletes it. */
export function SavedSearchRow({ search, onDelete }: SavedSearchRowProps) {
  const { list, name, path, createdAt, alertedAt } = search;
  return (
    <Card sx={{ display: 'grid', gap: 1.5, p: 2 }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle1" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          <AppLink to={path}>{name}</AppLink>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {listNames.get(list) ?? 'Jobs'}
          {' · '}
          {alertedAt === null ? 'Saved on ' : 'New jobs last found on '}
          <DateText value={alertedAt ?? createdAt} />
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
        }}
      >
        <AlertFrequencyButtons search={search} />
        <Button
          size="small"
          color="error"
          startIcon={<Icon name="trash" size={18} />}
          aria-label={`Delete the saved search ${name}`}
          onClick={({ currentTarget }) => onDelete(currentTarget)}
          sx={{ minHeight: 44 }}
        >
          Delete
        </Button>
      </Box>
    </Card>
  );
}
