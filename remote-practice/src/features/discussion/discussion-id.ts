/** The element that gets the focus when a post has been deleted. */
export const DISCUSSION_ID = 'challenge-discussion';
