import { ConfigError, type Values } from './fields.ts';

/** The connection to the core uses this client certificate: the values are paths of PEM files. */
export type TlsFiles = Readonly<{ ca: string; cert: string; key: string }>;

export const TLS = ['CORE_TLS_CA', 'CORE_TLS_CERT', 'CORE_TLS_KEY'] as const;

/** Returns all three files, or undefined for none. Throws ConfigError. */
export function tlsFiles(values: Values<'CORE_TLS_CA' | 'CORE_TLS_CERT' | 'CORE_TLS_KEY'>): TlsFiles | undefined {
  const { CORE_TLS_CA: ca, CORE_TLS_CERT: cert, CORE_TLS_KEY: key } = values;
  if (!ca && !cert && !key) return undefined;
  const missing = (['CORE_TLS_CA', 'CORE_TLS_CERT', 'CORE_TLS_KEY'] as const).find((variable) => !values[variable]);
  if (missing || !ca || !cert || !key) {
    const problem = 'is not set although the other CORE_TLS_ variables are: give all three PEM files or none.';
    throw new ConfigError(missing ?? 'CORE_TLS_CA', problem);
  }
  return { ca, cert, key };
}
