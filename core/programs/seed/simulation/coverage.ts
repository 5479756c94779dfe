import type { Db } from '#core/db/client.ts';
import { codesWhere, type OperationCode, operationCodes } from '#lib/operations/operations.ts';
import { everyChore } from './all-chores.ts';
import { everyMove } from './all-moves.ts';
import { unmade } from './all-unmade.ts';

/** The days themselves make these, beside the moves and chores at the branches. */
const ofDays: readonly OperationCode[] = [
  'MODAL_AWAL',
  'BUKA_HARI',
  'SIAPKAN_CABANG',
  'BUKA_CABANG',
  'CUT_OFF_CABANG',
  'TUTUP_CABANG',
  'TUTUP_PAKSA',
  'AKHIRI_HARI',
  'LANJUT_MALAM',
  'INGATKAN',
  'PENARIKAN_KHASANAH',
  'BUKA_KAS',
  'TERIMA_KAS',
  'SETORAN_KHASANAH',
  'TUTUP_KAS',
  'TUTUP_KAS_BERHALANGAN',
  'HITUNG_KHASANAH',
  'KONFIRMASI_KLIRING',
  'TETAPKAN_HI1000',
  'SIMPAN_KURS',
];
/** The bank makes these by itself, at the end of a day or as a response to another bank. Nobody calls them, so they are found in the books. */
const ofBank = codesWhere((definition) => definition.call === null && definition.unattended === 'BANK');

/** Every operation that somebody or something in a simulated bank makes. */
export const made: ReadonlySet<OperationCode> = new Set([
  ...ofDays,
  ...ofBank,
  ...everyMove.flatMap(({ makes }) => makes),
  ...everyChore.flatMap(({ makes }) => makes),
]);

/** Counts by operation how often the bank has posted what nobody calls. */
export async function postedByBank(db: Db): Promise<Readonly<Record<string, number>>> {
  const rows = await db<{ operasi: string; n: number }[]>`
    select operasi, count(*)::integer as n from journal where operasi = any (${[...ofBank]}::text[]) group by 1 order by 1`;
  return Object.fromEntries(rows.map(({ operasi, n }) => [operasi, n]));
}

/** Returns the operations of the registry that should have come and have not: those neither in `operations` nor with a reason. */
export const neverCame = (operations: Readonly<Record<string, number>>): readonly OperationCode[] =>
  operationCodes.filter((code) => !(code in operations) && !(code in unmade));
