import type { CourseListItem } from '@sopaan/schemas/courses/course';
import type { Institute, InstituteListItem } from '@sopaan/schemas/institutes/institute';

export interface InstituteListRow {
  id: string;
  name: string;
  tagline: string;
  logo: string;
  banner: string;
  kind: string;
  landmark: string;
  zipcode: string;
  city: string;
  state: string;
  course_count: number;
}

export interface InstituteRow extends InstituteListRow {
  description: string;
  owner: string;
  founded_year: number | null;
  website: string;
  phone: string;
  email: string;
  follower_count: number;
}

export function toInstituteListItem(row: InstituteListRow): InstituteListItem {
  return {
    id: row.id,
    name: row.name,
    tagline: row.tagline,
    logo: row.logo,
    banner: row.banner,
    kind: row.kind,
    location: {
      landmark: row.landmark,
      zipcode: row.zipcode,
      city: row.city,
      state: row.state,
    },
    courseCount: row.course_count,
  };
}

export function toInstitute(row: InstituteRow, courses: CourseListItem[]): Institute {
  return {
    ...toInstituteListItem(row),
    description: row.description,
    owner: row.owner,
    foundedYear: row.founded_year,
    website: row.website,
    contact: { mobnum: row.phone, emailid: row.email },
    followerCount: row.follower_count,
    courses,
  };
}
