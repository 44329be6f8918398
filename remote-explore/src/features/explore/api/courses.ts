import { courseFilters } from '@sopaan/search/definition/courses';
import { createSearchSource } from '@sopaan/search/search-source';
import { searchCoursesEndpoint } from '@sopaan/schemas/course';

export const courses = createSearchSource(courseFilters, searchCoursesEndpoint);
