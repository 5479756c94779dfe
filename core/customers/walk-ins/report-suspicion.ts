import type { z } from 'zod';
import type { Db } from '#core/db/client.ts';
import { dataSubject } from '#core/engine/data-subject.ts';
import { type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { readReference } from '#core/ledger/reference-number.ts';
import { reportSuspicionData } from '#lib/customers/schemas/wic.ts';

type Data = z.output<typeof reportSuspicionData>;

/** The person the form names, as the bank knows them; null where the number is nobody's. */
interface Named {
  readonly pihak: string;
  readonly nama: string;
}
interface Seen {
  readonly named: Named | null;
  readonly transaksi: boolean;
}

/** Finds the person behind the number of an account, a customer or a walk-in. */
async function partyOf(db: Db, number: string): Promise<Named | null> {
  const [row] = await db<Named[]>`
    select c.nomor_nasabah as pihak, c.nama_nasabah as nama from customer c
    where c.nomor_nasabah = coalesce((select a.nomor_nasabah from account a where a.nomor_rekening = ${number}), ${number})
    union all select w.nomor_wic, w.nama from walk_in w where w.nomor_wic = ${number}`;
  return row ?? null;
}

async function transactionIsThere(db: Db, number: string): Promise<boolean> {
  const reference = readReference(number);
  if (!reference) return false;
  const [row] = await db`
    select from journal j where j.id = ${reference.journalId} and j.tanggal = ${reference.tanggal}::date and j.kode_cabang = ${reference.kodeCabang}`;
  return row !== undefined;
}

const knownParty: Rule<Data, Seen> = {
  name: 'knownParty',
  check: ({ data, extra }) =>
    data.pihak !== '' && extra.named === null ? reject('SUSPICION_PARTY', { nomor: data.pihak }, 'pihak') : null,
};
const knownTransaction: Rule<Data, Seen> = {
  name: 'knownTransaction',
  check: ({ data, extra }) =>
    data.nomor_referensi !== '' && !extra.transaksi
      ? reject('SUSPICION_TRANSACTION', { referensi: data.nomor_referensi }, 'nomor_referensi')
      : null,
};

/**
 * A suspicion of one person of the bank goes to compliance at once, and to nobody else: no second person agrees, no customer or amount is named in
 * the trail, and its writer cannot open it again (domain: CIF, cash reports; screening).
 */
export const reportSuspicion: Operation<Data, Seen> = {
  code: 'LAPOR_KECURIGAAN',
  schema: reportSuspicionData,
  load: async (db, { pihak, nomor_referensi }) => {
    const [named, transaksi] = await Promise.all([
      pihak === '' ? null : partyOf(db, pihak),
      nomor_referensi !== '' && transactionIsThere(db, nomor_referensi),
    ]);
    return { named, transaksi };
  },
  needs: () => ({}),
  rules: [knownParty, knownTransaction],
  subject: () => dataSubject(''),
  journal: () => [],
  effects: ({ data, amounts, extra: { named } }) => [
    {
      efek: 'suspicion',
      fase: 'sebelum',
      pihak: named?.pihak ?? '',
      nama: named?.nama ?? data.nama,
      jumlah: (amounts.nominal ?? 0n).toString(),
      uraian: data.uraian,
      nomor_referensi: data.nomor_referensi,
    },
  ],
};
