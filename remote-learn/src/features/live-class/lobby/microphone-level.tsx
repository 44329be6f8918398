import { Box, Typography } from '@sopaan/ui/core';
import { LinearProgress } from '@sopaan/ui/display';
import { useEffect, useState } from 'react';

/** How often the level is read, in milliseconds. */
const INTERVAL_MS = 100;

export function MicrophoneLevel({ track }: { track: MediaStreamTrack }) {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    const context = new AudioContext();
    const analyser = new AnalyserNode(context, { fftSize: 512 });
    context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const peak = samples.reduce((max, sample) => Math.max(max, Math.abs(sample)), 0);
      setLevel(Math.min(100, Math.round(peak * 100)));
    }, INTERVAL_MS);
    return () => {
      clearInterval(timer);
      void context.close();
    };
  }, [track]);
  return (
    <Box sx={{ width: 'min(100%, 24rem)' }}>
      <Typography id="microphone-level" variant="body2">
        Microphone level: the bar moves when you speak
      </Typography>
      <LinearProgress variant="determinate" value={level} aria-labelledby="microphone-level" />
    </Box>
  );
}
