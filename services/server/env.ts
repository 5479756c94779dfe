import { type WebConfig, webConfig } from '#lib/config/config.ts';

let config: WebConfig | undefined;

/**
 * Returns the web server's settings, read and validated on first use. Not at import: `next build` loads every module of the server
 * without a single variable set. Throws ConfigError naming the variable.
 */
export function env(): WebConfig {
  config ??= webConfig(process.env);
  return config;
}
