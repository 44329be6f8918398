import type { FastifyInstance } from 'fastify';
import { array, lazy, mixed, object, string } from 'yup';
import type { JsonSchema } from '@sopaan/schemas/api/json-schema';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** One route of the OpenAPI document. */
export interface Operation {
  method: (typeof METHODS)[number];
  /** `/api/course/{id}` */
  path: string;
  inPath: Readonly<Record<string, JsonSchema>>;
  inQuery: Readonly<Record<string, JsonSchema>>;
  /** Undefined if the route takes no JSON. */
  body: JsonSchema | undefined;
  /** Undefined if the route takes no form. */
  form: JsonSchema | undefined;
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null;
const anySchema = mixed<JsonSchema>(isSchema).required();

const parameterSchema = object({
  in: string().required(),
  name: string().required(),
  schema: anySchema,
});
const operationSchema = object({
  parameters: array(parameterSchema.required()).default([]),
  requestBody: object({
    content: object({
      'application/json': object({ schema: anySchema }).default(undefined).optional(),
      'multipart/form-data': object({ schema: anySchema }).default(undefined).optional(),
    }).required(),
  })
    .default(undefined)
    .optional(),
});
const operationsSchema = lazy((methods: unknown) =>
  object(Object.fromEntries(Object.keys(Object(methods)).map((name) => [name, operationSchema]))),
);

/** All routes of the OpenAPI document. */
export function operationsOf(app: FastifyInstance): Operation[] {
  return Object.entries(app.swagger().paths ?? {}).flatMap(([path, described]) =>
    Object.entries(operationsSchema.validateSync(described)).flatMap(([name, operation]) => {
      const method = METHODS.find((known) => known.toLowerCase() === name);
      if (!method) throw new Error(`${name} ${path} has an unsupported method`);
      const { parameters, requestBody } = operationSchema.validateSync(operation);
      const parametersIn = (location: string) =>
        Object.fromEntries(
          parameters.filter((one) => one.in === location).map((one) => [one.name, one.schema]),
        );
      return {
        method,
        path,
        inPath: parametersIn('path'),
        inQuery: parametersIn('query'),
        body: requestBody?.content['application/json']?.schema,
        form: requestBody?.content['multipart/form-data']?.schema,
      };
    }),
  );
}
