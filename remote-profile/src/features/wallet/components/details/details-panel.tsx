import { paths } from '@sopaan/contract/paths';
import {
  AppLink,
  Box,
  Button,
  Card,
  CardContent,
  FailedState,
  Icon,
  LoadingState,
  Typography,
} from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { detailRowsQuery } from '../../api/get-details';
import { DetailsDialog } from './details-dialog';
import { DetailsList } from './details-list';

/** The member's own details, masked at first. Details without a value are left out. */
export function DetailsPanel() {
  const id = useId();
  const [isRevealed, setRevealed] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(detailRowsQuery(isRevealed));
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography id={id} variant="h4" component="h3" sx={{ flex: '1 1 200px' }}>
            Personal Details
          </Typography>
          <Button
            size="small"
            aria-pressed={isRevealed}
            startIcon={<Icon name={isRevealed ? 'eye-off' : 'eye'} />}
            onClick={() => setRevealed(!isRevealed)}
            sx={{ minHeight: 44 }}
          >
            {isRevealed ? 'Hide details' : 'Show details'}
          </Button>
          <Button
            size="small"
            variant="outlined"
            startIcon={<Icon name="edit" />}
            aria-label="Edit personal details"
            onClick={() => setEditing(true)}
            sx={{ minHeight: 44 }}
          >
            Edit
          </Button>
        </Box>
        {data ? (
          <DetailsList rows={data.rows} />
        ) : error && !isFetching ? (
          <FailedState
            level="h3"
            title="Your details could not be loaded"
            description={error.message}
            onRetry={() => refetch()}
          />
        ) : (
          <LoadingState shape="text" minHeight={96} />
        )}
        <Typography variant="body2" color="textSecondary">
          {'Name, phone and address are those of '}
          <AppLink to={`${paths.profile()}?edit=info`} underline="always">
            your profile
          </AppLink>
          {', the date of birth that of '}
          <AppLink to={`${paths.account}?edit=details`} underline="always">
            your settings
          </AppLink>
          .
        </Typography>
      </CardContent>
      {isEditing && <DetailsDialog onClose={() => setEditing(false)} />}
    </Card>
  );
}
