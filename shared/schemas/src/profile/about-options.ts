/** What a member is on the site for. */
export const PURPOSES = ['Open to Work', 'Hiring', 'Compete & Skill'] as const;
