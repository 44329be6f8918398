import { object, type InferType } from 'yup';
import { PURPOSES } from './about-options';
import { optionalOption, requiredText } from './fields';
import { saveSection } from './save-section';

export const aboutUpdateSchema = object({
  about: object({
    selectedPurpose: optionalOption(PURPOSES),
    interests: requiredText('Interests', 300, 'Enter your interests.'),
    userabout: requiredText('About You', 2000, 'Tell us about yourself.'),
  }),
});
export type AboutUpdate = InferType<typeof aboutUpdateSchema>;

export const saveAboutEndpoint = saveSection('about', aboutUpdateSchema);
