import type { z } from 'zod';
import type { Db } from '#core/db/client.ts';
import { dataSubject } from '#core/engine/data-subject.ts';
import { type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { BOOK_CURRENCY, formatMoney, money } from '#lib/money.ts';
import { resolveOutstandingData } from '#lib/payments/schemas/settlement.ts';
import { answersOf } from '#lib/payments/settlement.ts';
import { railName } from '#lib/payments/transfers.ts';

type Data = z.output<typeof resolveOutstandingData>;

/** An unanswered item or entry; `jumlah` in minor units, null where its message names none. */
interface Unanswered {
  readonly nomor: string;
  readonly acuan: string;
  readonly rail: string | null;
  readonly jenis: string;
  readonly jumlah: bigint | null;
  readonly kepada: string;
  /** True when it is still unanswered there. */
  readonly tertahan: boolean;
  readonly pusat: string;
}
interface OfUnanswered {
  readonly row: Unanswered | null;
}

async function load(db: Db, { daftar, kunci }: Data): Promise<OfUnanswered> {
  const pusat = db`(select b.kode_cabang from branch b where b.jenis = 'HO') as pusat`;
  const [row] =
    daftar === 'ITEM'
      ? await db<Unanswered[]>`
          select i.end_to_end as nomor, b.nomor as acuan, i.rail, i.jenis, i.jumlah, coalesce(i.isi #>> '{penerima,nama}', '') as kepada,
            i.status = 'DIKIRIM' as tertahan, ${pusat}
          from settlement_item i join settlement_batch b using (id_batch) where i.end_to_end = ${kunci}`
      : await db<Unanswered[]>`
          select coalesce(e.end_to_end, e.id_transaksi, '') as nomor, m.id_pesan as acuan, e.rail, e.jenis, e.jumlah, coalesce(e.isi #>> '{penerima,nama}', '') as kepada,
            case ${daftar} when 'ENTRI' then e.status = 'BARU' and e.gagal_kali > 0 else e.status in ('TANPA_PASANGAN', 'BERTENTANGAN') end as tertahan, ${pusat}
          from settlement_entry e join settlement_message m on m.id = e.message where lpad(e.id::text, 18, '0') = ${kunci}`;
  return { row: row ?? null };
}

type UnansweredRule = Rule<Data, OfUnanswered>;

/** It exists and is unanswered, by the other bank and by others of ours. */
const stillUnanswered: UnansweredRule = {
  name: 'stillUnanswered',
  check: ({ data: { kunci: nomor }, extra: { row } }) =>
    row?.tertahan ? null : reject(row ? 'SETTLEMENT_ANSWERED' : 'SETTLEMENT_UNKNOWN', { nomor }, 'kunci'),
};

const atHeadOffice: UnansweredRule = {
  name: 'atHeadOffice',
  check: ({ caller, extra: { row } }) => (row && caller.kodeCabang !== row.pusat ? reject('FORBIDDEN') : null),
};

/** A sent item is settled, refused or returned; an entry is closed, since its content was handled otherwise. */
const fitsItsList: UnansweredRule = {
  name: 'fitsItsList',
  check: ({ data: { daftar, hasil } }) =>
    answersOf[daftar].some((answer) => answer === hasil) ? null : reject('SETTLEMENT_ANSWER', {}, 'hasil'),
};

/** A refusal or return has a reason by the code of the message standard, as a message would. */
const saysWhy: UnansweredRule = {
  name: 'saysWhy',
  check: ({ data: { hasil, sebab } }) =>
    (hasil === 'DITOLAK' || hasil === 'DIKEMBALIKAN') !== (sebab !== '')
      ? reject('SETTLEMENT_REASON', {}, 'sebab')
      : null,
};

/**
 * Two persons of head office answer unanswered items to other banks, by a proof that they name. The next round processes their answer like a message
 * of the rail: the same postings, once. See core/payments/README.md.
 */
export const resolveOutstanding: Operation<Data, OfUnanswered> = {
  code: 'JAWAB_PENYELESAIAN',
  schema: resolveOutstandingData,
  needs: () => ({}),
  load,
  before: [stillUnanswered],
  rules: [atHeadOffice, fitsItsList, saysWhy],
  subject: ({ data, extra: { row } }) =>
    dataSubject([row?.nomor, data.hasil, data.bukti, data.alasan].filter(Boolean).join(' · ')),
  journal: () => [],
  effects: ({ data: { alasan: _, ...data } }) => [{ efek: 'data_settlement_answer', fase: 'sesudah', ...data }],
  change: {
    object: ({ data: { daftar, kunci } }) => `PENYELESAIAN:${daftar}/${kunci}`,
    level: () => 'HO_FINANCE',
    fields: ({ data, extra: { row } }) =>
      [
        { kolom: 'nomor', baru: row?.nomor ?? '' },
        { kolom: 'batch_pesan', baru: row?.acuan ?? '' },
        { kolom: 'jalur', baru: railName(row?.rail ?? '') },
        { kolom: 'kepada', baru: row?.kepada ?? '' },
        { kolom: 'nominal', baru: row?.jumlah ? formatMoney(money(BOOK_CURRENCY, row.jumlah)) : '' },
        { kolom: 'jawaban', baru: data.hasil },
        { kolom: 'kode_alasan', baru: data.sebab },
        { kolom: 'bukti', baru: data.bukti },
        { kolom: 'alasan', baru: data.alasan },
      ].flatMap(({ kolom, baru }) => (baru === '' ? [] : [{ kolom, lama: '', baru }])),
  },
};
