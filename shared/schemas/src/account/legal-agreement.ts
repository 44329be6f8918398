/** Agreeing to the terms and the privacy policy. */
import { boolean } from 'yup';

const AGREE = 'Please agree to the Terms & Conditions and the Privacy Policy.';

/** Whether somebody agrees. Disagreeing is invalid, being silent is not. */
export const legalAgreementField = boolean().oneOf([true], AGREE);

/** The checkbox of a form that cannot be sent without agreeing. */
export const requiredLegalAgreementField = legalAgreementField.required(AGREE);
