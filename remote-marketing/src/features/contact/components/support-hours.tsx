import { Box, Icon, Typography, type IconName } from '@sopaan/ui/core';

const teams: ReadonlyArray<{ icon: IconName; name: string; hours: string; what: string }> = [
  {
    icon: 'help',
    name: 'Support',
    hours: 'Monday to Friday, 9am to 5pm',
    what: 'Your account, a course, a competition, or a problem with the site.',
  },
  {
    icon: 'briefcase',
    name: 'Sales',
    hours: '9 AM to 6 PM',
    what: 'Hosting a competition, teaching a course or posting jobs.',
  },
];

/** The hours of support and sales. The specification fixes their texts. */
export function SupportHours() {
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 3, listStyle: 'none', m: 0, p: 0 }}>
      {teams.map((team) => (
        <Box component="li" key={team.name} sx={{ display: 'flex', gap: 2 }}>
          <Icon name={team.icon} size={28} sx={{ color: 'secondary.main' }} />
          <div>
            <Typography variant="h5" component="h3">
              {team.name}
            </Typography>
            <Typography sx={{ fontWeight: 600 }}>{team.hours}</Typography>
            <Typography variant="body2" color="textSecondary">
              {team.what}
            </Typography>
          </div>
        </Box>
      ))}
    </Box>
  );
}
