import { courseFilters } from '@sopaan/search/definition/courses';
import { searchSource } from '@sopaan/search/search-source';
import { searchCoursesEndpoint } from '@sopaan/schemas/course';

export const courses = searchSource(courseFilters, searchCoursesEndpoint);
