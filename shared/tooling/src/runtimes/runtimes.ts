/** A requirement of the code runner for running user programs. */
export interface Runtime {
  name: string;
  /** The required programs. */
  programs: readonly string[];
  /** The Debian and Ubuntu packages that provide them. */
  packages: readonly string[];
}

export const RUNTIMES: readonly Runtime[] = [
  { name: 'sandbox', programs: ['bwrap', 'setpriv'], packages: ['bubblewrap', 'util-linux'] },
  { name: 'javascript', programs: ['node'], packages: ['nodejs'] },
  { name: 'typescript', programs: ['node'], packages: ['nodejs'] },
  { name: 'python', programs: ['python3'], packages: ['python3'] },
  { name: 'java', programs: ['java', 'javac'], packages: ['default-jdk-headless'] },
  { name: 'csharp', programs: ['mono', 'mcs'], packages: ['mono-runtime', 'mono-mcs'] },
  { name: 'php', programs: ['php'], packages: ['php-cli'] },
];
