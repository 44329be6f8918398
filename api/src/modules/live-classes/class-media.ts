/** Closes connections to the media server when members may no longer use them. Its functions never reject. */
export interface ClassMedia {
  /** All of a class that has ended. */
  closeRoom: (classId: string) => Promise<void>;
  /** Those of a member who may no longer be in the room. */
  closeMember: (key: { classId: string; userId: string }) => Promise<void>;
}
