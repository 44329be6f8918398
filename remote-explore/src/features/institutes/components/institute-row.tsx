import { paths } from '@sopaan/contract/paths';
import type { InstituteListItem } from '@sopaan/schemas/institutes/institute';
import { ResultRow } from '@sopaan/search/result-row';
import { Fact, InitialsAvatar } from '@sopaan/ui/display';

interface InstituteRowProps {
  institute: InstituteListItem;
  level?: 'h2' | 'h3';
}

/** An institute in a list. */
export function InstituteRow({ institute, level }: InstituteRowProps) {
  const { id, name, tagline, logo, kind, location, courseCount } = institute;
  const locationText = [location.city, location.state].filter(Boolean).join(', ');
  return (
    <ResultRow
      level={level}
      title={name}
      to={paths.institute(id)}
      by={tagline}
      picture={<InitialsAvatar name={name} id={id} src={logo} size={48} />}
      facts={
        <>
          {locationText && <Fact icon="map-pin">{locationText}</Fact>}
          <Fact icon="book">{courseCount === 1 ? '1 course' : `${courseCount} courses`}</Fact>
        </>
      }
      tags={[kind]}
    />
  );
}
