import { Box, Icon, Typography } from '@sopaan/ui/core';
import { Accordion, AccordionDetails, AccordionSummary } from '@sopaan/ui/panels';
import { questions } from '../questions';

/** The frequently asked questions; several can be open at a time. */
export function QuestionList() {
  return (
    <Box component="section" id="faq" aria-labelledby="faq-title">
      <Typography id="faq-title" variant="h2" sx={{ mb: 3 }}>
        Frequently asked questions
      </Typography>
      {questions.map(({ id, question, answer }) => (
        <Accordion
          key={id}
          disableGutters
          variant="outlined"
          square
          slotProps={{ heading: { component: 'h3' } }}
          sx={{ '& + &': { borderTop: 0 }, '&::before': { display: 'none' } }}
        >
          <AccordionSummary
            id={`${id}-question`}
            aria-controls={`${id}-answer`}
            expandIcon={<Icon name="chevron-down" />}
          >
            <Typography component="span" variant="h6">
              {question}
            </Typography>
          </AccordionSummary>
          <AccordionDetails>
            <Typography sx={{ maxWidth: '72ch' }}>{answer}</Typography>
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
