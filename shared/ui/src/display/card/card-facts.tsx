import { Box } from '@sopaan/ui/core';
import type { CardDetails } from '../../cards/card-details';
import { DateText } from '../number/date-text';
import { StarRating } from '../number/star-rating';
import { Fact } from './fact';

/** What helps to decide on the item of a card, like the facts of a row in a list. */
export function CardFacts({ keyFact, rating, facts = [] }: CardDetails) {
  return (
    <>
      {(keyFact || rating) && (
        <Box sx={line}>
          {keyFact && <Box sx={{ typography: 'subtitle2', color: 'primary.main' }}>{keyFact}</Box>}
          {rating && <StarRating {...rating} />}
        </Box>
      )}
      {facts.length > 0 && (
        <Box sx={line}>
          {facts.map(({ icon, text, date, zone }) => (
            <Fact key={icon} icon={icon}>
              {text}
              {date && (
                <>
                  {' '}
                  <DateText value={date} {...(zone ? { zone } : {})} />
                </>
              )}
            </Fact>
          ))}
        </Box>
      )}
    </>
  );
}

const line = { display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 } as const;
