import serializerFactory from '@fastify/fast-json-stringify-compiler';
import type { FastifyInstance } from 'fastify';
import type { JsonSchema } from '@sopaan/schemas/api/json-schema';

/** A response schema that is created on first use. */
export class LazySchema {
  constructor(readonly create: () => JsonSchema) {}
}

/**
 * Compiles the serializer of a schema when its first response is written. Compiling those of all routes would dominate the
 * startup of a process.
 */
export function serializers(app: FastifyInstance): void {
  const compile = serializerFactory()();
  const serializersBySchema = new WeakMap<object, (response: unknown) => string>();

  app.setSerializerCompiler<object>(({ schema, httpStatus = '', ...rest }) => (response) => {
    const cached = serializersBySchema.get(schema);
    if (cached) return cached(response);
    const serialize = compile({
      ...rest,
      httpStatus,
      schema: schema instanceof LazySchema ? schema.create() : schema,
    });
    serializersBySchema.set(schema, serialize);
    return serialize(response);
  });
}
