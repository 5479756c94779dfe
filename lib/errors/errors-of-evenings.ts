import { refusal } from './error-def.ts';

/** What the evening of a branch does not allow (domain: branch day). */
export const errorsOfEvenings = {
  EVENING_RUNS: refusal(
    '90',
    'Proses malam cabang {cabang} sudah berjalan',
    'The evening of branch {cabang} is already under way',
  ),
} as const;
