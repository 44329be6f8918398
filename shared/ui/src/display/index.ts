/**
 * Components that display content. The host provides them to remotes at run time and loads them with the first screen that needs them.
 * Exported names must not change within a major version.
 */
export { default as Breadcrumbs } from '@mui/material/Breadcrumbs';
export { default as Chip } from '@mui/material/Chip';
export { default as Collapse } from '@mui/material/Collapse';
export { default as LinearProgress } from '@mui/material/LinearProgress';

export { EntityCard, type CardOfType, type CardRecords } from './card/entity-card';
export { CardFrame, type CardFrameProps } from './card/card-frame';
export { cutText } from './card/card-text';
// `Cut` is the name in released versions.
export { TruncatedText as Cut } from './card/truncated-text';
export { Fact } from './card/fact';
export { CardCarousel, type CardCarouselProps } from './carousel/card-carousel';
export { Carousel, type CarouselProps } from './carousel/carousel';
export { ImageCarousel, type ImageCarouselProps } from './carousel/image-carousel';
export { SafeHtml } from './html/safe-html';
export { htmlToText } from './html/sanitize-html';
export { PageIntro, type IntroButton, type PageIntroProps } from './intro/page-intro';
export { DateText, dateText } from './number/date-text';
export { Money, moneyText } from './number/money';
export { StarRating } from './number/star-rating';
export { GeneratedPicture } from './picture/generated-picture';
export { gradientOf } from './picture/gradient';
export { InitialsAvatar } from './picture/initials-avatar';
export type { PictureKind } from './picture/objects';
export { Picture } from './picture/picture';
export { SectionIndex } from './section-index/section-index';
