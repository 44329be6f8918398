import { cityAndState } from '@sopaan/schemas/api/place';
import { paths } from '@sopaan/contract/paths';
import type { InstituteListItem } from '@sopaan/schemas/institutes/institute';
import { Fact, InitialsAvatar } from '@sopaan/ui/items';
import type { ReactNode } from 'react';
import { ResultRow } from './result-row';

interface InstituteRowProps {
  institute: InstituteListItem;
  level?: 'h2' | 'h3';
  /** A button at the end of the title. */
  action?: ReactNode;
  /** Content below the facts. */
  note?: ReactNode;
}

/** An institute in a list. */
export function InstituteRow({ institute, level, action, note }: InstituteRowProps) {
  const { id, name, tagline, logo, kind, location, courseCount } = institute;
  const locationText = cityAndState(location);
  return (
    <ResultRow
      level={level}
      action={action}
      note={note}
      title={name}
      to={paths.institute(id)}
      provider={tagline}
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
