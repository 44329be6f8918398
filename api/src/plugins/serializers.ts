import serializerFactory from '@fastify/fast-json-stringify-compiler';
import type { FastifyInstance } from 'fastify';
import type { JsonSchema } from '@sopaan/schemas/json-schema';

/** A schema of answers that is not made before it is asked for. */
export class LaterSchema {
  constructor(readonly make: () => JsonSchema) {}
}

/**
 * Makes the serializer of a schema when the first such answer is written. To make those of every route would be the largest part
 * of a process's start, and most of them wait long for their first answer.
 */
export function serializers(app: FastifyInstance): void {
  const compile = serializerFactory()();
  const compiled = new WeakMap<object, (answer: unknown) => string>();

  app.setSerializerCompiler<object>(({ schema, httpStatus = '', ...of }) => (answer) => {
    const known = compiled.get(schema);
    if (known) return known(answer);
    const made = compile({
      ...of,
      httpStatus,
      schema: schema instanceof LaterSchema ? schema.make() : schema,
    });
    compiled.set(schema, made);
    return made(answer);
  });
}
