import type { Job } from '@sopaan/schemas/jobs/job';
import { AppLink, Icon, Typography } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';

/** A link to the official site of an exam; without a site, the date of the admit cards. */
export function OfficialSite({ job }: { job: Job }) {
  const site = job.government?.official_url ?? '';
  // Only http(s) URLs become links, never `javascript:`.
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
