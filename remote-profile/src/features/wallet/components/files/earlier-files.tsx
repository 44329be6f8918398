import type { EarlierFile } from '@sopaan/schemas/wallet/wallet';
import { Box, Card, CardContent, Divider, Typography } from '@sopaan/ui/core';
import { useId, useRef } from 'react';
import { EarlierFileRow } from './earlier-file-row';

/** Replaced and deleted files, which can be restored. */
export function EarlierFiles({ files }: { files: readonly EarlierFile[] }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  if (files.length === 0) return null;
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent sx={{ display: 'grid', gap: 1.5 }}>
        <Typography ref={heading} id={id} tabIndex={-1} variant="h5" component="h3">
          Earlier and deleted files
        </Typography>
        <Typography variant="body2" color="textSecondary">
          A slot keeps the last three files that were replaced. A deleted document can be restored
          for 30 days, then it is erased.
        </Typography>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {files.map((file, index) => (
            <li key={file.fileId}>
              {index > 0 && <Divider />}
              <EarlierFileRow file={file} focusAfter={() => heading.current} />
            </li>
          ))}
        </Box>
      </CardContent>
    </Card>
  );
}
