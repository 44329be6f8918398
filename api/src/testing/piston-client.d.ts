declare module 'piston-client' {
  export function piston(options: { server: string }): {
    runtimes(): Promise<unknown>;
    execute(language: string, code: string): Promise<unknown>;
    execute(request: object): Promise<unknown>;
  };
}
