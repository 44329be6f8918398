import { Suspense, lazy } from 'react';
import { useStore } from 'zustand';
import { useOnline } from '../chrome/use-online';
import { updateStore } from './update-store';

const UpdateBar = lazy(async () => {
  try {
    const { UpdateBar: component } = await import('./update-bar');
    return { default: component };
  } catch {
    // The page works without the bar. The update is applied later without being offered.
    return { default: Nothing };
  }
});

/** Offers a newer version, but not while offline, when a reload would lose the page. */
export function UpdateOffer() {
  const offered = useStore(updateStore, (state) => state.offered);
  const online = useOnline();
  return <Suspense fallback={null}>{offered && online && <UpdateBar />}</Suspense>;
}

function Nothing() {
  return <></>;
}
