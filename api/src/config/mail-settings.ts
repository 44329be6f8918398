import { join } from 'node:path';
import { string } from 'yup';
import { PRODUCT_NAME } from '@sopaan/contract/version';

/** A mail server and its transport security. */
export interface SmtpServer {
  host: string;
  port: number;
  /** `starttls`: the server must offer it, or no mail is sent. */
  security: 'tls' | 'starttls' | 'none';
  login: { user: string; password: string } | undefined;
}

/** Mails are sent over SMTP if a server is set, otherwise written to a folder. */
export interface MailSettings {
  smtp: SmtpServer | undefined;
  folder: string;
  /** `Sopaan <no-reply@sopaan.example>` */
  from: string;
}

const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

export const mailFields = {
  SMTP_URL: string().test(
    'server',
    '${path} must look like smtp://user:password@host:587 or smtps://…:465; ?ignoreTLS=true allows a server without TLS',
    (url) => url === undefined || smtpServer(url) !== undefined,
  ),
  MAIL_FROM: string()
    .matches(
      /^(?:[^<>@\r\n"]{1,80} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      '${path} must look like Sopaan <no-reply@sopaan.example>',
    )
    .when('SMTP_URL', {
      is: (url: unknown) => url !== undefined,
      then: (schema) => schema.required('${path} is required with SMTP_URL'),
    }),
};

interface MailValues {
  SMTP_URL?: string | undefined;
  MAIL_FROM?: string | undefined;
}

export function mailSettings(values: MailValues, dataDir: string): MailSettings {
  return {
    smtp: values.SMTP_URL === undefined ? undefined : smtpServer(values.SMTP_URL),
    folder: join(dataDir, 'mail'),
    from: values.MAIL_FROM ?? `${PRODUCT_NAME} <no-reply@localhost.localdomain>`,
  };
}

function smtpServer(text: string): SmtpServer | undefined {
  if (!URL.canParse(text) || /\s/.test(text)) return undefined;
  const url = new URL(text);
  const secure = url.protocol === 'smtps:';
  const user = decode(url.username);
  const password = decode(url.password);
  const ignoresTls = url.search === '?ignoreTLS=true';
  if (
    (url.protocol !== 'smtp:' && !secure) ||
    url.hostname === '' ||
    url.port === '0' ||
    !/^\/?$/.test(url.pathname) ||
    (url.search !== '' && !ignoresTls) ||
    url.hash !== '' ||
    user === undefined ||
    password === undefined
  ) {
    return undefined;
  }
  const unprotected = ignoresTls || LOOPBACK.test(url.hostname);
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || (secure ? 465 : 587)),
    security: secure ? 'tls' : unprotected ? 'none' : 'starttls',
    login: user === '' ? undefined : { user, password },
  };
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
