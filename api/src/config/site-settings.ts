import { string } from 'yup';

/** The company that runs the site, as the pages state it. What is not set is left out. */
export interface CompanySettings {
  name: string | undefined;
  /** The lines of the postal address. */
  address: string[];
  /** The number for the goods and services tax. */
  gstin: string | undefined;
}

const text = () => string().trim().max(200);

export const siteFields = {
  CONTACT_ADDRESS: string().email('${path} must be an email address'),
  COMPANY_NAME: text(),
  COMPANY_ADDRESS: text(),
  COMPANY_GSTIN: string().matches(
    /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/,
    '${path} must be a GSTIN of 15 characters, such as 07AAACS1234A1Z5',
  ),
};

interface SiteValues {
  CONTACT_ADDRESS?: string | undefined;
  COMPANY_NAME?: string | undefined;
  COMPANY_ADDRESS?: string | undefined;
  COMPANY_GSTIN?: string | undefined;
}

export function companySettings(values: SiteValues): CompanySettings {
  return {
    name: values.COMPANY_NAME,
    address: (values.COMPANY_ADDRESS ?? '')
      .split('|')
      .map((line) => line.trim())
      .filter(Boolean),
    gstin: values.COMPANY_GSTIN,
  };
}

/** The names of the settings without which pages or mails leave something out. */
export function missingSiteSettings({
  contactAddress,
  company,
}: {
  contactAddress: string | undefined;
  company: CompanySettings;
}): string[] {
  return [
    ...(contactAddress === undefined ? ['CONTACT_ADDRESS'] : []),
    ...(company.name === undefined ? ['COMPANY_NAME'] : []),
    ...(company.address.length === 0 ? ['COMPANY_ADDRESS'] : []),
    ...(company.gstin === undefined ? ['COMPANY_GSTIN'] : []),
  ];
}
