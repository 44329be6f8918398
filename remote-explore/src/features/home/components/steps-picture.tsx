import { Box } from '@sopaan/ui/core';

const STEP_WIDTH = 112;
const STEP_RISE = 62;
const steps = ['Learn', 'Practise', 'Compete', 'Work'] as const;
const shades = ['primary.dark', 'primary.main', 'primary.dark', 'primary.main'] as const;

/** The y coordinate of a step's top edge. */
const stepTop = (index: number) => 364 - (index + 1) * STEP_RISE;

/** The flight of steps that the product is named after. */
export function StepsPicture() {
  return (
    <Box
      component="svg"
      viewBox="0 0 480 380"
      role="img"
      aria-label="A flight of four steps: learn, practise, compete, work"
      sx={{ display: 'block', width: '100%', height: 'auto' }}
    >
      <Box component="circle" cx={352} cy={136} r={124} sx={fill('secondary.light', 0.22)} />
      <Box component="circle" cx={352} cy={136} r={84} sx={fill('secondary.light', 0.3)} />
      {steps.map((step, index) => (
        <g key={step}>
          <Box
            component="rect"
            x={16 + index * STEP_WIDTH}
            y={stepTop(index)}
            width={STEP_WIDTH + 1}
            height={(index + 1) * STEP_RISE}
            sx={fill(shades[index] ?? 'primary.main')}
          />
          <Box
            component="rect"
            x={16 + index * STEP_WIDTH}
            y={stepTop(index)}
            width={STEP_WIDTH + 1}
            height={7}
            sx={fill('secondary.light')}
          />
          <Box
            component="text"
            x={16 + (index + 0.5) * STEP_WIDTH}
            y={stepTop(index) + 40}
            textAnchor="middle"
            sx={{ ...fill('primary.contrastText'), fontSize: 21, fontWeight: 600 }}
          >
            {step}
          </Box>
        </g>
      ))}
      <Box component="path" d="M408 116V30" sx={line} />
      <Box
        component="path"
        d="M408 32c18-10 30 8 50-3v32c-20 11-32-7-50 3z"
        sx={fill('secondary.main')}
      />
      <Climber index={0} body="primary.light" />
      <Climber index={2} body="secondary.main" />
    </Box>
  );
}

function Climber({ index, body }: { index: number; body: string }) {
  const x = 16 + (index + 0.5) * STEP_WIDTH;
  const y = stepTop(index);
  return (
    <>
      <Box component="path" d={`M${x - 30} ${y}v-24a30 30 0 0 1 60 0v24z`} sx={fill(body)} />
      <Box component="circle" cx={x} cy={y - 76} r={19} sx={fill('secondary.light')} />
    </>
  );
}

function fill(color: string, fillOpacity = 1) {
  return { color, fill: 'currentColor', fillOpacity } as const;
}

const line = {
  color: 'text.primary',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 9,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
