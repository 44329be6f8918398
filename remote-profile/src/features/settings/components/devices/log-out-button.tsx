import { bus } from '@sopaan/events/bus';
import { Button } from '@sopaan/ui/core';

/** Ends the session of this device. */
export function LogOutButton() {
  return (
    <Button
      variant="outlined"
      size="small"
      onClick={() => bus.publish('logout:requested', {}, 'profile')}
    >
      Log out
    </Button>
  );
}
