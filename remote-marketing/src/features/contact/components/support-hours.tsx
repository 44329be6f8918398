import { Box, Icon, Typography, type IconName } from '@sopaan/ui/core';

const desks: ReadonlyArray<{ icon: IconName; name: string; hours: string; what: string }> = [
  {
    icon: 'help',
    name: 'Support',
    hours: 'Monday to Friday, 9am to 5pm',
    what: 'Your account, a course, a competition, or something on the site that does not work.',
  },
  {
    icon: 'briefcase',
    name: 'Sales',
    hours: '9 AM to 6 PM',
    what: 'Hosting a competition, teaching a course or posting jobs.',
  },
];

/** When somebody reads what is sent. */
export function SupportHours() {
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 3, listStyle: 'none', m: 0, p: 0 }}>
      {desks.map((desk) => (
        <Box component="li" key={desk.name} sx={{ display: 'flex', gap: 2 }}>
          <Icon name={desk.icon} size={28} sx={{ color: 'secondary.main' }} />
          <div>
            <Typography variant="h5" component="h3">
              {desk.name}
            </Typography>
            <Typography sx={{ fontWeight: 600 }}>{desk.hours}</Typography>
            <Typography variant="body2" color="textSecondary">
              {desk.what}
            </Typography>
          </div>
        </Box>
      ))}
    </Box>
  );
}
