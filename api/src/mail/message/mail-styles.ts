/** Inline styles, because many mail clients ignore style sheets. The colours are those of the site. */
const FONT = 'font-family: Mukta, Segoe UI, Roboto, Helvetica, Arial, sans-serif';

export const inline = {
  body: 'margin: 0; padding: 0; background-color: #faf9f5',
  page: `padding: 24px 12px; background-color: #faf9f5; color: #15252a; ${FONT}; font-size: 16px; line-height: 1.5; -webkit-text-size-adjust: 100%`,
  preheader:
    'display: none; max-height: 0; max-width: 0; overflow: hidden; opacity: 0; color: transparent; font-size: 1px; line-height: 1px; mso-hide: all',
  column: 'max-width: 560px; margin: 0 auto',
  brand: `margin: 0 0 16px; padding: 0 4px; color: #0b5563; ${FONT}; font-size: 22px; font-weight: 700; line-height: 1.2`,
  card: 'padding: 24px 24px 8px; background-color: #ffffff; border: 1px solid #e2e0d8; border-radius: 12px',
  paragraph: `margin: 0 0 16px; color: #15252a; ${FONT}; font-size: 16px; line-height: 1.5; overflow-wrap: break-word; word-break: break-word`,
  heading: `margin: 24px 0 8px; color: #15252a; ${FONT}; font-size: 20px; font-weight: 700; line-height: 1.3`,
  list: `margin: 0 0 16px; padding: 0 0 0 24px; color: #15252a; ${FONT}; font-size: 16px; line-height: 1.5`,
  quote: 'margin: 0 0 16px; padding: 0 0 0 16px; border-left: 3px solid #7fd0d9',
  pre: 'margin: 0 0 16px; font-family: SF Mono, Consolas, Roboto Mono, Menlo, monospace; font-size: 14px; line-height: 1.5; white-space: pre-wrap; overflow-wrap: anywhere',
  // Keeps spaces as given; one click selects the whole code.
  code: 'margin: 0 0 24px; padding: 16px 8px; background-color: #eef5f5; border-radius: 8px; color: #073a44; font-family: SF Mono, Consolas, Roboto Mono, Menlo, monospace; font-size: 32px; font-weight: 700; line-height: 1.25; letter-spacing: 3px; text-align: center; white-space: pre; user-select: all; -webkit-user-select: all',
  action: 'margin: 0 0 16px',
  button: `display: inline-block; padding: 14px 24px; background-color: #0b5563; border: 1px solid #0b5563; border-radius: 8px; color: #ffffff; ${FONT}; font-size: 16px; font-weight: 700; line-height: 1.25; text-decoration: none`,
  small: `margin: 0 0 16px; color: #50626a; ${FONT}; font-size: 14px; line-height: 1.5; overflow-wrap: break-word; word-break: break-word`,
  listLink: 'color: #0b5563; font-weight: 700',
  visibleUrl: 'color: #0b5563; word-break: break-all',
  link: 'color: #0b5563',
  footnote: `margin: 0; padding: 16px 4px 0; color: #50626a; ${FONT}; font-size: 14px; line-height: 1.5; overflow-wrap: break-word; word-break: break-word`,
} as const;

/** For mail clients that support dark mode. */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background-color: #0d1618 !important; color: #e8efef !important; }
  .card { background-color: #142022 !important; border-color: #2b3a3d !important; }
  .text { color: #e8efef !important; }
  .small { color: #a6b7ba !important; }
  .brand, .link { color: #7fd0d9 !important; }
  .code { background-color: #0d1618 !important; color: #a9e3e9 !important; }
  .button { background-color: #7fd0d9 !important; border-color: #7fd0d9 !important; color: #062227 !important; }
}
`;
