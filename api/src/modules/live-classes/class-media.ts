/** Closes connections to the media server when members may no longer use them. Its functions never reject. */
export interface ClassMedia {
  /** Closes all connections of a class that has ended. */
  closeRoom: (classId: string) => Promise<void>;
  /** Closes the connections of a member who may no longer be in the room. */
  closeMember: (key: { classId: string; userId: string }) => Promise<void>;
}
