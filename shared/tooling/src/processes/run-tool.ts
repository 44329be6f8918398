import { spawnBound } from './bound-child';

export interface ToolResult {
  ok: boolean;
  /** Standard output and standard error, interleaved. */
  output: string;
}

export interface ToolOptions {
  cwd: string;
  env?: Record<string, string | undefined>;
  /** Also prints the output as it arrives. */
  echo?: boolean;
  /** Whom it runs as, if not as the current user. */
  user?: { uid: number; gid: number } | undefined;
}

/** Runs a script of a package with the current Node. Arguments are passed without a shell, so paths may contain spaces. */
export function runTool(script: string, args: string[], options: ToolOptions): Promise<ToolResult> {
  return runProgram(process.execPath, [script, ...args], options);
}

export function runProgram(
  command: string,
  args: string[],
  { cwd, env = {}, echo = false, user }: ToolOptions,
): Promise<ToolResult> {
  return new Promise((resolve) => {
    const child = spawnBound(command, args, {
      cwd,
      env: { ...process.env, ...env },
      output: ['pipe', 'pipe'],
      ...user,
    });
    let output = '';
    const collect = (chunk: unknown) => {
      output += String(chunk);
      if (echo) process.stdout.write(String(chunk));
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}
