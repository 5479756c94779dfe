import { everyLine, someLines } from '#lib/log-line.ts';

/** Returns the JSON Schema of a line that web, core or a report's process writes, for whoever loads logs into a search. */
export function logSchemaFile(): string {
  const properties = Object.fromEntries(
    Object.entries({ ...everyLine, ...someLines }).map(([name, { type, says }]) => [name, { type, description: says }]),
  );
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A log line of Amanah',
    type: 'object',
    required: Object.keys(everyLine),
    additionalProperties: false,
    properties,
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
