import { Box, FailedState, LinkButton, PageTitle } from '@sopaan/ui/core';
import { useEffect, useRef, useState } from 'react';
import { createPath, useLocation, useRouteError } from 'react-router-dom';
import {
  getErrorReference,
  reportFailure,
  type RegionOwner,
  type PageIdentity,
} from '../federation/report-failure';

interface PageFailureProps {
  host: RegionOwner;
  page: PageIdentity;
}

/** Shown in place of the whole page when something outside the regions fails, such as a layout. */
export function PageFailure({ host, page }: PageFailureProps) {
  const thrown = useRouteError();
  const location = useLocation();
  const createdReference = useRef('');
  const [reference, setReference] = useState('');
  useEffect(() => {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    // Created once, even if the effect runs again, so that page and report have the same reference.
    createdReference.current ||= getErrorReference(error);
    setReference(createdReference.current);
    reportFailure(error, { owner: host, page, reference: createdReference.current, route: '*' });
  }, [thrown, host, page]);
  return (
    <Box component="main" sx={{ p: 2 }}>
      <PageTitle title="Page could not be shown" />
      <FailedState
        level="h1"
        title="This page could not be shown"
        description="Something went wrong on our end. Please reload the page."
        action={
          <LinkButton variant="contained" reloadDocument to={createPath(location)}>
            Reload
          </LinkButton>
        }
        referenceId={reference}
        minHeight="80vh"
      />
    </Box>
  );
}
