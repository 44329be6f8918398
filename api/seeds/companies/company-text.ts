import { textOf } from '../text/text-of';
import type { CompanySource, CompanyText } from './company-source';
import { industryCompanyTexts } from './texts/industry';
import { technologyCompanyTexts } from './texts/technology';

const texts: Readonly<Record<string, CompanyText>> = {
  ...technologyCompanyTexts,
  ...industryCompanyTexts,
};

export function companyText({ name }: CompanySource): CompanyText {
  return textOf(texts, name);
}
