import { ConfigError, type Values } from './fields.ts';

export const PRINT_AGENT = ['PRINT_AGENT_CERT', 'PRINT_AGENT_KEY'] as const;

/** The print agents of the workstations trust this bank by these PEM files; the values are paths. */
export type PrintAgentFiles = Readonly<{ cert: string; key: string }>;

/** Returns undefined when the bank has no print agents. Throws ConfigError. */
export function printAgentConfig({
  PRINT_AGENT_CERT: cert,
  PRINT_AGENT_KEY: key,
}: Values<(typeof PRINT_AGENT)[number]>): PrintAgentFiles | undefined {
  if (!cert && !key) return undefined;
  if (cert && key) return { cert, key };
  throw new ConfigError(
    cert ? 'PRINT_AGENT_KEY' : 'PRINT_AGENT_CERT',
    'is not set although the other one of the two is: give both PEM files or none.',
  );
}
