import { paths } from '@sopaan/contract/paths';
import { AppLink } from '@sopaan/ui/core';

/** The way to the settings where a member asks a parent or guardian for consent. */
export function AgeSettingsLink() {
  return (
    <AppLink to={`${paths.account}#age`} color="inherit" underline="always">
      Open my settings
    </AppLink>
  );
}
