import { join } from 'node:path';
import { string } from 'yup';
import { PRODUCT_NAME } from '@sopaan/contract/version';

/** How mail leaves: by SMTP where a URL is set, else as files in a folder. */
export interface MailSettings {
  smtpUrl: string | undefined;
  folder: string;
  /** `Sopaan <no-reply@sopaan.example>` */
  from: string;
}

export const mailFields = {
  SMTP_URL: string().matches(
    /^smtps?:\/\/[^\s/]+\/?(?:\?\S*)?$/,
    '${path} must look like smtp://user:password@host:587',
  ),
  MAIL_FROM: string()
    .matches(
      /^(?:[^<>@\r\n]{1,80} )?<?[^\s<>@]+@[^\s<>@]+>?$/,
      '${path} must look like Sopaan <no-reply@sopaan.example>',
    )
    .default(`${PRODUCT_NAME} <no-reply@localhost.localdomain>`),
};

interface MailValues {
  SMTP_URL?: string | undefined;
  MAIL_FROM: string;
}

export function mailSettings(values: MailValues, dataFolder: string): MailSettings {
  return { smtpUrl: values.SMTP_URL, folder: join(dataFolder, 'mail'), from: values.MAIL_FROM };
}
