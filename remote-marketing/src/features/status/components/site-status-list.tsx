import {
  Box,
  Card,
  FailedState,
  Icon,
  LoadingState,
  Typography,
  type IconName,
} from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { siteStatusQuery } from '../api/get-site-status';

const partNames: Readonly<Record<string, string>> = {
  website: 'Website',
  database: 'Accounts and content',
  code: 'Running code',
  'live-media': 'Live classes',
  mail: 'Emails',
};

interface StateText {
  text: string;
  icon: IconName;
  color: string;
}

const states: Readonly<Record<string, StateText>> = {
  up: { text: 'Working', icon: 'check', color: 'success.main' },
  degraded: { text: 'Slow or partly working', icon: 'clock', color: 'warning.main' },
  down: { text: 'Not working', icon: 'alert', color: 'error.main' },
};

const unknownState: StateText = { text: 'Unknown', icon: 'help', color: 'text.secondary' };

/** About the height of the section, so that loading moves nothing below. */
const SECTION_HEIGHT = 300;
const HEADING_HEIGHT = 60;

/** Whether the parts of the site currently work. */
export function SiteStatusList() {
  // The loader has just tried: after a failure the visitor decides when to retry.
  const { data, errorUpdateCount, refetch } = useQuery({ ...siteStatusQuery, retryOnMount: false });
  return (
    <Box component="section" aria-labelledby="status-title" sx={{ minHeight: SECTION_HEIGHT }}>
      <Typography id="status-title" variant="h4" component="h2" sx={{ mb: 2 }}>
        Status of the site
      </Typography>
      {data && (
        <Card sx={{ p: 2.5 }}>
          <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
            {data.parts.map(({ part, state }) => (
              <PartRow key={part} name={partNames[part] ?? part} state={states[state]} />
            ))}
          </Box>
        </Card>
      )}
      {/* Retrying keeps the failed state on screen, so its button keeps the focus. */}
      {!data && errorUpdateCount === 0 && (
        <LoadingState minHeight={SECTION_HEIGHT - HEADING_HEIGHT} />
      )}
      {!data && errorUpdateCount > 0 && (
        <FailedState title="The status could not be loaded" onRetry={refetch} level="h3" />
      )}
    </Box>
  );
}

function PartRow({ name, state = unknownState }: { name: string; state: StateText | undefined }) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Icon name={state.icon} size={20} sx={{ color: state.color, flex: 'none' }} />
      <div>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {state.text}
        </Typography>
      </div>
    </Box>
  );
}
