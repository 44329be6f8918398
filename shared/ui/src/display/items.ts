/**
 * What rows and cards show of an item. A shared library separate from `display`, because lists need no other component of `display`. The
 * host provides it to remotes at run time. Exported names must not change within a major version.
 */
export { default as Chip } from '@mui/material/Chip';

export { Fact } from './card/fact';
export { DateText, dateText } from './number/date-text';
export { Money, moneyText } from './number/money';
export { StarRating } from './number/star-rating';
export { GeneratedPicture } from './picture/generated-picture';
export { InitialsAvatar } from './picture/initials-avatar';
export { Picture } from './picture/picture';
