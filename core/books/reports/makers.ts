import { isReportCode } from '#lib/books/reports/definitions.ts';
import type { JobKind } from '#lib/books/reports/formats.ts';
import { bundleMaker } from './bundle/maker.ts';
import { cardMaker } from './card-maker.ts';
import type { AnyMaker } from './maker.ts';
import { packMaker } from './pack/maker.ts';
import { extractMaker } from './regulatory/makers.ts';

/** Each kind of job finds the maker of a code here; undefined where there is none. */
const kinds: Readonly<Record<JobKind, (code: string) => AnyMaker | undefined>> = {
  LAPORAN: (code) => (isReportCode(code) ? cardMaker(code) : undefined),
  BUNDEL: (code) => (code === 'HARI' || code === 'HARI_SEMENTARA' ? bundleMaker(code === 'HARI') : undefined),
  EKSTRAK: extractMaker,
  PAKET: (code) => (code === 'AUDITOR' ? packMaker : undefined),
};

/** Returns the maker of a job of this kind and code; undefined where there is none. */
export const makerOf = (kind: JobKind, code: string): AnyMaker | undefined => kinds[kind](code);
