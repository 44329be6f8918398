import { chmod, copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { array, number, object, string } from 'yup';
import { packageRoot } from '../../../../config/package-root';

const PROGRAM = 'src/modules/lessons/encoding/testing/ffmpeg-program.mjs';

interface Behaviour {
  encoders?: string[];
  /** The progress that the program reports when it starts. */
  seconds?: number;
  /** Whether the program never ends. */
  hangs?: boolean;
  /** The error output of the program, after which it fails. */
  error?: string;
}

const runSchema = object({
  args: array(string().defined()).required(),
  cwd: string().required(),
  pid: number().required(),
});

/** A program with the interface of ffmpeg, which a test tells what to do. */
export class FakeFfmpeg {
  private constructor(private readonly folder: string) {}

  static async create(): Promise<FakeFfmpeg> {
    const fake = new FakeFfmpeg(await mkdtemp(join(tmpdir(), 'sopaan-ffmpeg-')));
    await copyFile(join(packageRoot(), PROGRAM), fake.program);
    await chmod(fake.program, 0o755);
    await fake.behave();
    return fake;
  }

  get program(): string {
    return join(this.folder, 'ffmpeg.mjs');
  }

  /** The folder in which the API may encode. */
  get dataDir(): string {
    return join(this.folder, 'data');
  }

  /** Sets the behaviour of the program. By default, it encodes immediately. */
  async behave({ encoders = ['libx264', 'aac'], seconds = 0, ...rest }: Behaviour = {}) {
    const behaviour = JSON.stringify({ encoders, seconds, ...rest });
    await writeFile(join(this.folder, 'behaviour.json'), behaviour);
  }

  /** The encodings that the program has run. */
  async runs() {
    const text = await readFile(join(this.folder, 'runs.jsonl'), 'utf8').catch(() => '');
    const lines = text.split('\n').filter(Boolean);
    return lines.map((line) => runSchema.validateSync(JSON.parse(line)));
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}
