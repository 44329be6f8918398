interface Platform {
  /** The name as it is stored. */
  name: string;
  label: string;
  /** The domains of its profiles; their subdomains are included. */
  domains: readonly string[];
}

export const PLATFORMS: readonly Platform[] = [
  { name: 'linkedin', label: 'LinkedIn', domains: ['linkedin.com'] },
  { name: 'github', label: 'GitHub', domains: ['github.com', 'github.io'] },
  { name: 'twitter', label: 'Twitter', domains: ['twitter.com', 'x.com'] },
  { name: 'instagram', label: 'Instagram', domains: ['instagram.com'] },
  { name: 'facebook', label: 'Facebook', domains: ['facebook.com', 'fb.com'] },
  { name: 'medium', label: 'Medium', domains: ['medium.com'] },
  { name: 'reddit', label: 'Reddit', domains: ['reddit.com'] },
  { name: 'slack', label: 'Slack', domains: ['slack.com'] },
  { name: 'dribbble', label: 'Dribbble', domains: ['dribbble.com'] },
  { name: 'behance', label: 'Behance', domains: ['behance.net'] },
  { name: 'codepen', label: 'CodePen', domains: ['codepen.io'] },
  { name: 'figma', label: 'Figma', domains: ['figma.com'] },
];
