import type { ScreenModule } from '@sopaan/contract/remote';

/** The host's own screens, by the names in `host.config.ts`. */
export const hostScreens: Readonly<Record<string, () => Promise<ScreenModule>>> = {
  login: () => import('../screens/login.screen'),
  'sign-up': () => import('../screens/sign-up.screen'),
  'email-verification': () => import('../screens/email-verification.screen'),
  'forgot-password': () => import('../screens/forgot-password.screen'),
  'under-development': () => import('../screens/under-development.screen'),
  releases: () => import('../screens/releases.screen'),
  'not-found': () => import('../screens/not-found.screen'),
  gone: () => import('../screens/gone.screen'),
};
