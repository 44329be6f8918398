import { PageHeading } from '@sopaan/ui/core';
import { useParams } from 'react-router';

export function Component() {
  const { id } = useParams();
  return <PageHeading title={`Home ${id ?? ''}`} />;
}
