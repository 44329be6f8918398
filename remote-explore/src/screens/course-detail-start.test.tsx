import { getEnrolmentEndpoint } from '@sopaan/schemas/courses/enrolment';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen } from '@testing-library/react';
import { courseNetwork } from '../testing/course-network';
import * as detail from './course-detail.screen';

test.each([0, 3])(
  '[U17] [EX-063] with %i finished lessons the link says Continue, as on the card in My courses',
  async (completedLessons) => {
    const network = courseNetwork({ enrolled: true });
    network.on(getEnrolmentEndpoint, () => ({
      enrolled: true,
      enrolledAt: '2026-11-01T06:00:00.000Z',
      count: 1311,
      completedLessons,
    }));
    renderScreen(detail, {
      path: '/course/:title/:id',
      url: '/course/Web-Dev-Basics/course-1',
      network,
      session: 'member',
    });
    expect(await screen.findByText('Continue', { selector: 'a' })).toHaveAttribute(
      'href',
      '/learn/coursevideo?course=course-1',
    );
  },
);
