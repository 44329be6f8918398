import { call } from '@sopaan/api-client/call';
import { enrolEndpoint, leaveCourseEndpoint, type Enrolment } from '@sopaan/schemas/enrolment';

export function setEnrolment(courseId: string, enrolled: boolean): Promise<Enrolment> {
  return call(enrolled ? enrolEndpoint : leaveCourseEndpoint, { id: courseId });
}
