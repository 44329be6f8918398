import { bus } from '@sopaan/events/bus';
import { useMutation } from '@tanstack/react-query';
import type { SaveRequest, SectionEditor, UserCache } from '../section-editor';

/** Saves a section, updates the cached user, and has the host update its user. */
export function useSaveSection<Data extends object>(
  { section, save }: SectionEditor<Data>,
  { storeUser }: UserCache,
) {
  return useMutation({
    mutationFn: (request: SaveRequest<Data>) => save(request),
    onSuccess: (saved) => {
      storeUser(saved);
      bus.publish('profile:changed', { section }, 'profile');
    },
  });
}
