import { paths } from '@sopaan/contract/paths';
import { useUser } from '@sopaan/session/user';
import { AppLink, Icon, Typography } from '@sopaan/ui/core';

interface StepsHeadingProps {
  id: string;
  /** The length of the streak, in days. */
  currentStreak: number;
}

export function StepsHeading({ id, currentStreak }: StepsHeadingProps) {
  const firstName = useUser(({ userData }) => userData?.personalInfo.firstName);
  return (
    <>
      <Typography variant="overline" component="p" color="secondary">
        {firstName ? `Hello, ${firstName}` : 'Hello'}
      </Typography>
      <Typography id={id} variant="h1" sx={{ mt: 0.5 }}>
        Your next steps
      </Typography>
      <Typography component="p" color="textSecondary" sx={{ mt: 1 }}>
        {currentStreak === 0 ? (
          'What is due, and what you have begun'
        ) : (
          <AppLink to={paths.hundredDays} color="inherit">
            <Icon name="award" sx={{ mr: 0.75, color: 'secondary.main' }} />
            {`${currentStreak}-day streak in the 100 days`}
          </AppLink>
        )}
      </Typography>
    </>
  );
}
