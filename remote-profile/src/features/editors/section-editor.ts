import type { User } from '@sopaan/schemas/account/user';
import type { SavedProfile } from '@sopaan/schemas/profile/save-section';
import type { ProfileSection } from '@sopaan/schemas/profile/section-versions';
import type { ApiFormProps } from '@sopaan/ui/forms';
import type { ComponentType } from 'react';

/** The request of a save; `Data` is the section's `updateData`. */
export interface SaveRequest<Data> {
  userId: string;
  version: number;
  updateData: Data;
}

/** What the editor of one section consists of. */
export interface SectionEditor<Data extends object> {
  section: ProfileSection;
  schema: ApiFormProps<Data>['schema'];
  /** Replaces `schema` while the section is empty. */
  firstSchema?: ApiFormProps<Data>['schema'];
  /** The form values of the stored section. */
  read: (user: User) => Data;
  save: (request: SaveRequest<Data>) => Promise<SavedProfile>;
  /** The content as lines of text, which show the member what has changed. */
  toLines: (data: Data) => string[];
  Fields: ComponentType;
}

/** The cached user that editors read and change. */
export interface UserCache {
  fetchUser: () => Promise<User>;
  storeUser: (saved: SavedProfile) => void;
}
