import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';

export const HELLO = { stdout: 'hi\n', stderr: '', output: 'hi\n', code: 0, signal: null };

const RUNTIMES = [
  { language: 'python', version: '3.9.4', aliases: ['py'] },
  { language: 'python', version: '3.10.0', aliases: ['py', 'py3'] },
  { language: 'javascript', version: '1.32.3', aliases: [], runtime: 'deno' },
  { language: 'javascript', version: '18.15.0', aliases: ['js'], runtime: 'node' },
  { language: 'cobol', version: '3.1.2', aliases: [] },
];

type Responder = (sent: Record<string, unknown>, response: ServerResponse) => void;

/** A Piston server on loopback whose response to `/execute` a test can set. */
export class FakePiston {
  url = '';
  readonly sent: Array<Record<string, unknown>> = [];
  runtimesRequests = 0;
  respond: Responder = (_sent, response) => this.send(response, { run: HELLO });
  private readonly server: Server = createServer((request, response) => {
    if (request.url === '/api/v2/runtimes') {
      this.runtimesRequests += 1;
      return this.send(response, RUNTIMES);
    }
    if (request.url === '/status') return this.send(response, { message: 'Not Found' }, 404);
    return void json(request).then((body) => {
      const sent = Object.fromEntries(Object.entries(Object(body)));
      this.sent.push(sent);
      this.respond(sent, response);
    });
  });

  async open(): Promise<void> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const address = this.server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    this.url = `http://127.0.0.1:${port}/api/v2`;
  }

  send(response: ServerResponse, value: unknown, status = 200): void {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(value));
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
