import { isReportCode } from '#lib/books/reports/definitions.ts';
import type { JobKind } from '#lib/books/reports/formats.ts';
import { bundleGenerator } from './bundle/generator.ts';
import { definitionGenerator } from './definition-generator.ts';
import type { AnyGenerator } from './generator.ts';
import { packGenerator } from './pack/generator.ts';
import { extractGenerator } from './regulatory/generators.ts';

/** Each kind of job finds the generator of a code here; undefined where there is none. */
const kinds: Readonly<Record<JobKind, (code: string) => AnyGenerator | undefined>> = {
  LAPORAN: (code) => (isReportCode(code) ? definitionGenerator(code) : undefined),
  BUNDEL: (code) => (code === 'HARI' || code === 'HARI_SEMENTARA' ? bundleGenerator(code === 'HARI') : undefined),
  EKSTRAK: extractGenerator,
  PAKET: (code) => (code === 'AUDITOR' ? packGenerator : undefined),
};

/** Returns the generator of a job of this kind and code; undefined where there is none. */
export const generatorOf = (kind: JobKind, code: string): AnyGenerator | undefined => kinds[kind](code);
