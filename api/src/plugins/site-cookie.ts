import type { FastifyReply, FastifyRequest } from 'fastify';

interface Description {
  name: string;
  /** Where it is sent to, as far as its name leaves a choice. */
  path: string;
  seconds: number;
}

export interface SiteCookie {
  read(request: FastifyRequest): string | undefined;
  set(request: FastifyRequest, reply: FastifyReply, value: string): void;
  clear(request: FastifyRequest, reply: FastifyReply): void;
}

/**
 * A cookie that no script reads. By https its name begins with `__Host-`: then no other host of the domain, and nobody by http,
 * can have set it. Browsers take that for the path `/` alone.
 */
export function siteCookie({ name, path, seconds }: Description): SiteCookie {
  const usual = { httpOnly: true, sameSite: 'lax' as const };
  const plain = (request: FastifyRequest) => ({ ...usual, path, secure: isSecure(request) });
  const hostName = `__Host-${name}`;
  const host = { ...usual, path: '/', secure: true };

  /** The name that it had before, or has by http. */
  const clearPlain = (request: FastifyRequest, reply: FastifyReply) =>
    reply.clearCookie(name, plain(request));

  return {
    // The plain name is read by https too: whoever has it from before is not signed out.
    read: (request) =>
      (isSecure(request) ? request.cookies[hostName] : undefined) ?? request.cookies[name],

    set(request, reply, value) {
      if (!isSecure(request)) {
        reply.setCookie(name, value, { ...plain(request), maxAge: seconds });
        return;
      }
      reply.setCookie(hostName, value, { ...host, maxAge: seconds });
      if (request.cookies[name] !== undefined) clearPlain(request, reply);
    },

    clear(request, reply) {
      if (!isSecure(request)) {
        clearPlain(request, reply);
        return;
      }
      reply.clearCookie(hostName, host);
      if (request.cookies[name] !== undefined) clearPlain(request, reply);
    },
  };
}

function isSecure({ protocol, server }: FastifyRequest): boolean {
  return server.settings.siteUrl?.startsWith('https:') ?? protocol === 'https';
}
