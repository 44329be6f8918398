import type { Course as CourseRecord } from '@sopaan/schemas/courses/course';
import { PRODUCT_NAME } from '@sopaan/contract/version';
import { paths } from '@sopaan/contract/paths';
import { plainText } from '../../../html/plain-text';
import type { JsonLdDocument, JsonLdNode } from './json-ld';

const MODES: Readonly<Record<string, string>> = { Hybrid: 'Blended' };
const LANGUAGES: Readonly<Record<string, string>> = {
  English: 'en',
  Hindi: 'hi',
  Bengali: 'bn',
  Gujarati: 'gu',
  Kannada: 'kn',
  Malayalam: 'ml',
  Marathi: 'mr',
  Tamil: 'ta',
  Telugu: 'te',
};

export function courseJsonLd(course: CourseRecord, path: string): JsonLdDocument {
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    url: path,
    name: course.coursename,
    description: plainText(course.description) || course.coursesubtitle || course.coursename,
    provider: providerJsonLd(course),
    ...(course.courseavatar && { image: course.courseavatar }),
    ...(course.level && { educationalLevel: course.level }),
    ...(course.whatYouLearn.length > 0 && { teaches: course.whatYouLearn }),
    ...(course.certificate && { educationalCredentialAwarded: 'Certificate' }),
    inLanguage: course.languages.map((language) => LANGUAGES[language] ?? language),
    isAccessibleForFree: course.fee === 0,
    offers: {
      '@type': 'Offer',
      category: course.fee === 0 ? 'Free' : 'Paid',
      price: course.fee,
      priceCurrency: course.currency,
      url: path,
    },
    hasCourseInstance: courseInstanceJsonLd(course),
    ...(course.reviewers > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: course.rating,
        ratingCount: course.reviewers,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  };
}

function providerJsonLd({ institution }: CourseRecord): JsonLdNode {
  const [institute] = institution;
  if (!institute) return { '@type': 'Organization', name: PRODUCT_NAME, url: '/' };
  return {
    '@type': 'EducationalOrganization',
    name: institute.instituionname,
    url: paths.institute(institute.institutionId),
  };
}

function courseInstanceJsonLd({
  place: mode,
  weeks,
  hoursPerWeek,
  teacher,
}: CourseRecord): JsonLdNode {
  return {
    '@type': 'CourseInstance',
    courseMode: MODES[mode] ?? mode,
    ...(hoursPerWeek > 0
      ? {
          courseWorkload: isoHours(weeks * hoursPerWeek),
          courseSchedule: {
            '@type': 'Schedule',
            repeatFrequency: 'Weekly',
            repeatCount: weeks,
            duration: isoHours(hoursPerWeek),
          },
        }
      : { courseWorkload: `P${weeks}W` }),
    ...(teacher && { instructor: { '@type': 'Person', name: teacher } }),
  };
}

/** `PT2H30M`. */
function isoHours(hours: number): string {
  const minutes = Math.round((hours % 1) * 60);
  return `PT${Math.floor(hours)}H${minutes > 0 ? `${minutes}M` : ''}`;
}
