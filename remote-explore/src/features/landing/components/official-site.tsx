import type { Job } from '@sopaan/schemas/job';
import { AppLink, Icon, Typography } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';

/** The site of the body that holds the exam; without one, when it means to send admit cards. */
export function OfficialSite({ job }: { job: Job }) {
  const site = job.government?.official_url ?? '';
  // Another kind of address, such as one that runs code, is no site.
  if (URL.canParse(site) && /^https?:/i.test(site)) {
    const { hostname } = new URL(site);
    return (
      <AppLink
        to={site}
        aria-label={`Official site for ${job.title}: ${hostname}`}
        sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center', typography: 'body2' }}
      >
        <Icon name="globe" size={18} />
        {hostname}
      </AppLink>
    );
  }
  const dates = job.government?.important_dates ?? [];
  const admitCards = dates.find(({ title }) => /admit card/i.test(title));
  if (!admitCards) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      Admit cards: <DateText value={admitCards.date} />
    </Typography>
  );
}
