import { parameter } from '#services/control/parameter.ts';
import { optionSource } from './use-options.ts';

/** The branches of the bank, for a choice. */
export const branchSource = optionSource({
  endpoint: parameter.branches,
  value: (row) => row.kode_cabang,
  text: (row) => row.nama_cabang,
  fetchOnStart: true,
});
