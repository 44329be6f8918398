import { AppLink, Box, Card, LinkButton, Typography } from '@sopaan/ui/core';
import { Chip } from '@sopaan/ui/display';
import { plans, type PlanFeature } from '../plans';

/** The plans of the program. Features that do not exist yet are marked. */
export function PlanCards() {
  return (
    <Box sx={grid}>
      {plans.map(({ name, lead, features, button }, index) => (
        <Card key={name} component="article" aria-labelledby={`plan-${name}`} sx={card}>
          <Typography id={`plan-${name}`} variant="h3" component="h3">
            {`${name} plan`}
          </Typography>
          <Typography color="textSecondary">{lead}</Typography>
          <Box component="ul" sx={list}>
            {features.map((feature) => (
              <Feature key={feature.title} {...feature} />
            ))}
          </Box>
          <LinkButton
            to={button.to}
            size="large"
            variant={index === 0 ? 'contained' : 'outlined'}
            sx={{ mt: 'auto', justifySelf: 'start' }}
          >
            {button.text}
          </LinkButton>
        </Card>
      ))}
    </Box>
  );
}

function Feature({ title, text, link }: PlanFeature) {
  return (
    <li>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h5" component="h4">
          {title}
        </Typography>
        {!link && <Chip size="small" variant="outlined" label="In development" />}
      </Box>
      <Typography color="textSecondary" sx={{ mt: 0.5 }}>
        {text}
      </Typography>
      {link && <AppLink to={link.to}>{link.text}</AppLink>}
    </li>
  );
}

const grid = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;

const card = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 2,
  p: { xs: 2.5, md: 4 },
} as const;

const list = { display: 'grid', gap: 2.5, m: 0, mb: 1, p: 0, listStyle: 'none' } as const;
