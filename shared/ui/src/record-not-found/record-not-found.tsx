import { paths } from '@sopaan/contract/paths';
import {
  Box,
  Container,
  Icon,
  LinkButton,
  PageTitle,
  Typography,
  type IconName,
} from '@sopaan/ui/core';
import type { ReactNode } from 'react';

interface RecordNotFoundProps {
  /** The name of such a record, for example `course`. */
  noun: string;
  icon: IconName;
  /** Why there may be no such record. */
  description?: string;
  /** The link to the list of such records, or to another page to go on with. */
  next: { label: string; to: string };
  /** A field that searches the list. */
  search?: ReactNode;
}

/** The page of a record that does not exist, with ways to find another one. */
export function RecordNotFound({
  noun,
  icon,
  description = 'It may have been removed, or the link may be incorrect.',
  next,
  search,
}: RecordNotFoundProps) {
  return (
    <Container maxWidth="sm" sx={page}>
      <PageTitle title={`${noun.charAt(0).toUpperCase()}${noun.slice(1)} not found`} />
      <Box sx={iconDisc}>
        <Icon name={icon} size={36} />
      </Box>
      <Typography variant="h2" component="h1" sx={{ textWrap: 'balance' }}>
        {`We could not find this ${noun}`}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '48ch', textWrap: 'balance' }}>
        {description}
      </Typography>
      {search && <Box sx={{ width: '100%', mt: 2, textAlign: 'left' }}>{search}</Box>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 1 }}>
        <LinkButton to={next.to} variant={search ? 'outlined' : 'contained'}>
          {next.label}
        </LinkButton>
        <LinkButton to={paths.support}>Get support</LinkButton>
      </Box>
    </Container>
  );
}

const page = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: 1.5,
  py: { xs: 5, md: 10 },
  textAlign: 'center',
} as const;

const iconDisc = {
  display: 'grid',
  placeItems: 'center',
  width: 80,
  height: 80,
  mb: 1,
  borderRadius: '50%',
  bgcolor: 'action.hover',
  color: 'secondary.main',
} as const;
