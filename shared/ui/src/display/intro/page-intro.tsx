/**
 * A shared library separate from `display`, because the first pages of a visit need no other component of `display`. The host provides it
 * to remotes at run time. Exported names must not change within a major version.
 */
import { Box, Icon, LinkButton, Typography, type IconName } from '@sopaan/ui/core';
import type { ReactNode } from 'react';
import { SafeHtml } from '../html/safe-html';
import { GeneratedPicture } from '../picture/generated-picture';
import type { PictureKind } from '../picture/objects';
import { Picture } from '../picture/picture';

export interface IntroButton {
  text: string;
  icon?: IconName;
  /** The style of the button. */
  bgClass?: 'primary' | 'secondary' | 'outline';
  /** The path to navigate to. */
  action: string;
}

export interface PageIntroProps {
  /** HTML, sanitised here. */
  title: string;
  /** HTML, sanitised here. */
  description: string;
  buttons?: readonly IntroButton[];
  stats?: ReadonlyArray<{ value: ReactNode; label: string }>;
  imageSrc?: string | null;
  /** The generated picture to show without an image. */
  picture?: PictureKind;
  level?: 'h1' | 'h2';
  /** With less height, and on phones without the picture: for pages with a form or tool right below. */
  compact?: boolean;
}

/** The hero of a page: title, description, buttons and stats. */
export function PageIntro(props: PageIntroProps) {
  const {
    title,
    description,
    buttons = [],
    stats = [],
    imageSrc,
    picture = 'people',
    compact = false,
  } = props;
  const ratio = compact ? 16 / 9 : 4 / 3;
  return (
    <Box
      component="section"
      sx={{
        display: 'grid',
        gap: { xs: 3, md: 6 },
        alignItems: 'center',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: compact ? 'minmax(0, 1fr) 20rem' : 'minmax(0, 1.1fr) minmax(0, 0.9fr)',
        },
        py: compact ? { xs: 2, md: 3 } : { xs: 3, md: 6 },
      }}
    >
      <Box>
        <Typography
          variant="h1"
          component={props.level ?? 'h1'}
          sx={{ '& mark': { background: 'none', color: 'secondary.main' } }}
        >
          <SafeHtml html={title} inline />
        </Typography>
        <Box sx={{ mt: 2, typography: 'subtitle1', color: 'text.secondary' }}>
          <SafeHtml html={description} />
        </Box>
        {buttons.length > 0 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
            {buttons.map((button) => (
              <LinkButton
                key={button.text}
                to={button.action}
                size="large"
                variant={button.bgClass === 'outline' ? 'outlined' : 'contained'}
                color={button.bgClass === 'secondary' ? 'secondary' : 'primary'}
                startIcon={button.icon && <Icon name={button.icon} />}
              >
                {button.text}
              </LinkButton>
            ))}
          </Box>
        )}
        {stats.length > 0 && (
          <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, m: 0, mt: 4 }}>
            {stats.map((stat) => (
              <Box key={stat.label} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
                <Typography component="dt" variant="body2" color="textSecondary">
                  {stat.label}
                </Typography>
                <Typography component="dd" variant="h3" color="primary" sx={{ m: 0 }}>
                  {stat.value}
                </Typography>
              </Box>
            ))}
          </Box>
        )}
      </Box>
      <Box
        sx={{
          borderRadius: '24px',
          overflow: 'hidden',
          ...(compact && { display: { xs: 'none', md: 'block' } }),
        }}
      >
        {imageSrc ? (
          <Picture id={title} kind={picture} src={imageSrc} ratio={ratio} />
        ) : (
          <GeneratedPicture id={title} kind={picture} ratio={ratio} />
        )}
      </Box>
    </Box>
  );
}
