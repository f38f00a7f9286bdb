import type { FastifyReply } from 'fastify';

/** Names a generated file for saving. The name is generated: letters, digits, dots and hyphens. */
export function asFile(reply: FastifyReply, name: string, contentType: string): FastifyReply {
  const safe = name.replace(/[^A-Za-z0-9.-]+/g, '-');
  return reply
    .type(contentType)
    .header('content-disposition', `attachment; filename="${safe}"`)
    .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'");
}
