import { Icon, IconButton, type IconName } from '@sopaan/ui/core';
import { Tooltip } from '@sopaan/ui/panels';
import type { ComponentProps } from 'react';

interface IconToolProps extends Omit<ComponentProps<typeof IconButton>, 'name' | 'children'> {
  /** What it does, as its accessible name and its tooltip. */
  name: string;
  icon: IconName;
}

/** A control of the video as an icon. */
export function IconTool({ name, icon, ...button }: IconToolProps) {
  return (
    <Tooltip title={name}>
      <IconButton
        {...button}
        color="inherit"
        aria-label={name}
        sx={{ minWidth: 44, minHeight: 44 }}
      >
        <Icon name={icon} />
      </IconButton>
    </Tooltip>
  );
}
