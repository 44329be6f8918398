#!/usr/bin/env node
// Behaves as ffmpeg does with the arguments of ffmpeg-arguments.ts; the file behaviour.json beside it decides how (see fake-ffmpeg.ts).
import { appendFileSync, copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const args = process.argv.slice(2);
const folder = dirname(fileURLToPath(import.meta.url));
const behaviour = JSON.parse(readFileSync(join(folder, 'behaviour.json'), 'utf8'));

if (args.includes('-encoders')) {
  console.log(behaviour.encoders.map((name) => ` V....D ${name}  An encoder`).join('\n'));
} else {
  appendFileSync(
    join(folder, 'runs.jsonl'),
    `${JSON.stringify({ args, cwd: process.cwd(), pid: process.pid })}\n`,
  );
  console.log(`frame=1\nout_time_us=${behaviour.seconds * 1_000_000}\nprogress=continue`);
  if (behaviour.hangs) setInterval(() => undefined, 1_000);
  else if (behaviour.error) {
    console.error(behaviour.error);
    process.exitCode = 1;
  } else {
    for (const playlist of args.filter((value) => value.endsWith('.m3u8'))) {
      const name = playlist.replace('.m3u8', '');
      copyFileSync('source', `${name}-init.mp4`);
      writeFileSync(`${name}-0.m4s`, `segment of ${name}`);
      writeFileSync(
        playlist,
        `#EXTM3U\n#EXT-X-MAP:URI="${name}-init.mp4"\n#EXTINF:6.000000,\n${name}-0.m4s\n#EXT-X-ENDLIST\n`,
      );
    }
  }
}
