import { paths } from '@sopaan/contract/paths';
import { AppLink, Box } from '@sopaan/ui/core';
import { Breadcrumbs } from '@sopaan/ui/display';
import type { ReactNode } from 'react';
import { PrintedAddress } from './printed-address';

interface DetailHeaderProps {
  /** The list that the page belongs to. */
  parent: { to: string; name: string };
  title: string;
  children: ReactNode;
}

/** The header of a page about one thing, with a link back to its list; on paper, with its address. */
export function DetailHeader({ parent, title, children }: DetailHeaderProps) {
  return (
    <Box component="header">
      <Breadcrumbs aria-label="Breadcrumb" sx={{ mb: 2, typography: 'body2' }}>
        <AppLink to={paths.home}>Home</AppLink>
        <AppLink to={parent.to}>{parent.name}</AppLink>
        <span aria-current="page">{title}</span>
      </Breadcrumbs>
      <PrintedAddress />
      {children}
    </Box>
  );
}
