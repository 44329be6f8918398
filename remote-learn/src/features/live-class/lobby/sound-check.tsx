import { Button, Icon, Typography } from '@sopaan/ui/core';
import { useState } from 'react';

/** Plays a tone for one second, so that members can check their speakers. */
export function SoundCheck() {
  const [text, setText] = useState('');
  const play = async () => {
    try {
      await playTone();
      setText('You should have heard a tone. If not, check the volume of your device.');
    } catch {
      setText('This browser cannot play sound here.');
    }
  };
  return (
    <>
      <Button variant="outlined" startIcon={<Icon name="play" />} onClick={() => void play()}>
        Test your speakers
      </Button>
      <Typography role="status" variant="body2">
        {text}
      </Typography>
    </>
  );
}

const FADE_SECONDS = 0.1;

async function playTone(): Promise<void> {
  const context = new AudioContext();
  const gain = new GainNode(context, { gain: 0 });
  const oscillator = new OscillatorNode(context, { frequency: 440 });
  oscillator.connect(gain).connect(context.destination);
  const start = context.currentTime;
  gain.gain.linearRampToValueAtTime(0.2, start + FADE_SECONDS);
  gain.gain.setValueAtTime(0.2, start + 1 - FADE_SECONDS);
  gain.gain.linearRampToValueAtTime(0, start + 1);
  oscillator.start();
  oscillator.stop(start + 1);
  await new Promise((resolve) => oscillator.addEventListener('ended', resolve));
  await context.close();
}
