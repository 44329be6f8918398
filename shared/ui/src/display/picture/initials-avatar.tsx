import Avatar from '@mui/material/Avatar';
import { useState } from 'react';
import { gradientOf } from './gradient';

interface InitialsAvatarProps {
  name: string;
  /** Determines the colour; the name by default. */
  id?: string;
  src?: string | null;
  size?: number;
}

/** The picture of a person or company, or the initials. Decorative, as the name is shown next to it. */
export function InitialsAvatar({ name, id, src, size = 40 }: InitialsAvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const shownSrc = src && src !== failedSrc ? src : undefined;
  return (
    <Avatar
      aria-hidden="true"
      {...(shownSrc ? { src: shownSrc, alt: '' } : {})}
      slotProps={{ img: { onError: () => setFailedSrc(src ?? undefined), loading: 'lazy' } }}
      sx={{
        width: size,
        height: size,
        fontSize: size * 0.4,
        fontWeight: 600,
        color: 'common.white',
        background: shownSrc ? 'none' : gradientOf(id ?? name),
      }}
    >
      {shownSrc ? undefined : initials(name)}
    </Avatar>
  );
}

/** `Asha Rao` gives `AR`, `Sopaan` gives `S`. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return `${Array.from(first)[0] ?? ''}${Array.from(last)[0] ?? ''}`.toUpperCase();
}
