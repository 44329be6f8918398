// Only for the types that the plugin adds to those of Fastify.
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface Description {
  name: string;
  /** The path of the cookie over http; over https the prefix requires `/`. */
  path: string;
  seconds: number;
  /** Whether visitors use https. */
  isSecure: (request: FastifyRequest) => boolean;
}

/** A cookie of the server's own site. The server must have registered `@fastify/cookie`. */
export interface SiteCookie {
  read: (request: FastifyRequest) => string | undefined;
  set: (request: FastifyRequest, reply: FastifyReply, value: string) => void;
  clear: (request: FastifyRequest, reply: FastifyReply) => void;
}

/**
 * A cookie that scripts cannot read. Over https its name has the prefix `__Host-`, so that neither another host of the
 * domain nor a page over http can set it. The prefix requires the path `/`.
 */
export function siteCookie({ name, path, seconds, isSecure }: Description): SiteCookie {
  const baseOptions = { httpOnly: true, sameSite: 'lax' as const };
  const plainOptions = (request: FastifyRequest) => ({
    ...baseOptions,
    path,
    secure: isSecure(request),
  });
  const hostName = `__Host-${name}`;
  const hostOptions = { ...baseOptions, path: '/', secure: true };

  /** Clears the cookie without the prefix, which is used over http and was used before the prefix. */
  const clearPlain = (request: FastifyRequest, reply: FastifyReply) =>
    reply.clearCookie(name, plainOptions(request));

  return {
    // Reads the plain name over https too, so that older cookies keep their sessions.
    read: (request) =>
      (isSecure(request) ? request.cookies[hostName] : undefined) ?? request.cookies[name],

    set(request, reply, value) {
      if (!isSecure(request)) {
        reply.setCookie(name, value, { ...plainOptions(request), maxAge: seconds });
        return;
      }
      reply.setCookie(hostName, value, { ...hostOptions, maxAge: seconds });
      if (request.cookies[name] !== undefined) clearPlain(request, reply);
    },

    clear(request, reply) {
      if (!isSecure(request)) {
        clearPlain(request, reply);
        return;
      }
      reply.clearCookie(hostName, hostOptions);
      if (request.cookies[name] !== undefined) clearPlain(request, reply);
    },
  };
}
