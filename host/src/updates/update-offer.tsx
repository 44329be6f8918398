import { Suspense, lazy } from 'react';
import { useStore } from 'zustand';
import { useOnline } from '../chrome/use-online';
import { updateStore } from './update-store';

const UpdateBar = lazy(async () => {
  try {
    const { UpdateBar: component } = await import('./update-bar');
    return { default: component };
  } catch {
    // The page itself is sound. The newer set is taken at the next safe moment, unoffered.
    return { default: Nothing };
  }
});

/** Where a newer version is offered. Its code comes when there is one. Without a connection a reload would lose the page. */
export function UpdateOffer() {
  const offered = useStore(updateStore, (state) => state.offered);
  const online = useOnline();
  return <Suspense fallback={null}>{offered && online && <UpdateBar />}</Suspense>;
}

function Nothing() {
  return <></>;
}
