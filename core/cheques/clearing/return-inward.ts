import type { z } from 'zod';
import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { move } from '#core/engine/move.ts';
import type { Operation, Rule } from '#core/engine/operation.ts';
import type { Cover } from '#core/engine/rules/automatic-cover.ts';
import { type Known, knownOf } from '#core/engine/rules/presented-instruments.ts';
import { knownReasons, type Reasons, reasonsOf, trueReasons } from '#core/engine/rules/return-reasons.ts';
import { accountOf, accountTarget } from '#core/engine/targets.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import { governing } from '#lib/cheques/clearing.ts';
import { returnInwardData } from '#lib/cheques/schemas/inward-clearing.ts';
import { coverOf } from './cover.ts';
import {
  asPresented,
  inwardOf,
  type OfInward,
  returnedFor,
  subjectOf,
  suspenseFor,
  undecidedState,
  waits,
} from './inward.ts';
import { beforeReturnsEnd, type InTime } from './return-time.ts';

type Data = z.output<typeof returnInwardData>;
interface Returning extends OfInward, Known, Reasons, InTime {
  /** The drawer's fee; zero where the account has no room for it, because a return does not wait for its fee. Minor units. */
  readonly biaya: bigint;
  /** The cover by an automatic transfer, and the amount a waiting payment of it has set aside; minor units. */
  readonly cover: Cover | null;
  readonly disisihkan: bigint;
}

async function load(db: Db, { id_penarikan, alasan_tolakan }: Data, caller: Caller): Promise<Returning> {
  const [row, reasons, cover, [terms]] = await Promise.all([
    inwardOf(db, id_penarikan, caller),
    reasonsOf(db, alasan_tolakan, caller),
    coverOf(db, id_penarikan),
    db<{ lewat: boolean; biaya: bigint; disisihkan: bigint }[]>`
      select coalesce((select inward_is_late(i, b.accounting_date) from inward_warkat i where i.id_penarikan = ${id_penarikan}::bigint), false) as lewat,
        coalesce((select inward_reserved(i, i.nomor_rekening) from inward_warkat i where i.id_penarikan = ${id_penarikan}::bigint), 0)::bigint as disisihkan,
        coalesce((
          select p.biaya from inward_warkat i join account a using (nomor_rekening) join account_state s using (nomor_rekening)
          cross join lateral (select (parameter_on('kliring_biaya_tolakan_penarikan', b.accounting_date)::numeric * 100)::bigint as biaya) p
          where i.id_penarikan = ${id_penarikan}::bigint and a.kode_valuta = 'IDR' and s.status = 'AKTIF' and s.blokir not in ('D', 'T')
            and s.saldo_buku - s.dana_belum_efektif - s.saldo_ditahan - s.debet_menunggu - s.saldo_minimum + s.plafon >= p.biaya), 0)::bigint as biaya
      from branch b where b.kode_cabang = ${caller.kodeCabang}`,
  ]);
  const known = row ? await knownOf(db, asPresented(row), caller) : { sheet: null, listed: null, khusus: null };
  return {
    row,
    reasons,
    ...known,
    lewat: terms?.lewat ?? false,
    biaya: terms?.biaya ?? 0n,
    cover,
    disisihkan: terms?.disisihkan ?? 0n,
  };
}

/** A reason that lists its drawer must be true of the drawee account. */
const reasonsAreTrue: Rule<Data, Returning> = {
  name: 'reasonsAreTrue',
  check: ({ data, loaded, extra: { row, cover, disisihkan, khusus, listed } }) =>
    row?.nomor_rekening
      ? trueReasons(data.alasan_tolakan, loaded.accounts.get(row.nomor_rekening), {
          nominal: row.nominal,
          cover,
          disisihkan,
          khusus,
          listed,
        })
      : null,
};

/**
 * Returns an instrument of ours to the bank that presented it: Dr 109006 / Cr 109005, or 109007 where it was held, and Dr 102001 of head office / Cr
 * 109006, through 110001; on the drawer's account only the fee, Cr 502002 (domain: clearing, penarikan, step 2b). The core stores every reason and
 * shows the governing one. Always two persons.
 */
export const returnInward: Operation<Data, Returning> = {
  code: 'TOLAKAN_PENARIKAN_KLIRING',
  schema: returnInwardData,
  needs: (_, __, { row }) => ({ accounts: row?.nomor_rekening ? [row.nomor_rekening] : [] }),
  load,
  before: [waits],
  rules: [knownReasons, reasonsAreTrue, beforeReturnsEnd],
  subject: (context) => subjectOf(context, governing(context.extra.reasons)?.kode ?? ''),
  journal: (context) => {
    const { row } = context.extra;
    if (!row) return [];
    return [
      debit(returnedFor(row), row.nominal),
      credit(suspenseFor(row), row.nominal),
      debit({ kode_cabang: context.ref.headOffice, kode_gl: gl('BANK_INDONESIA') }, row.nominal),
      credit(returnedFor(row), row.nominal),
    ];
  },
  fees: (context) => {
    const { row, biaya } = context.extra;
    if (!row?.nomor_rekening || biaya === 0n) return [];
    return [
      {
        kode: 'BIAYA_TOLAKAN_PENARIKAN',
        nominal: biaya,
        dari: accountTarget(context, accountOf(context, row.nomor_rekening).nomor_rekening),
        kode_gl: gl('CLEARING_FEES'),
        dihapus: context.data.bebas_biaya === 'T',
      },
    ];
  },
  effects: ({ data, extra: { row, reasons, sheet } }) => {
    const alasan = data.alasan_tolakan.join(',');
    const returned = move({
      tabel: 'inward_warkat',
      dari: undecidedState(row),
      ke: 'DITOLAK',
      kunci: { id_penarikan: data.id_penarikan },
      kolom: { alasan, alasan_utama: governing(reasons)?.kode ?? '' },
    });
    const back = {
      efek: 'inward_return',
      fase: 'sebelum',
      id_penarikan: data.id_penarikan,
      alasan: governing(reasons)?.kode ?? '',
    } as const;
    if (!row || !sheet?.milik) return [returned, back];
    const nominal = row.nominal.toString();
    // An unfunded instrument from a book of the account counts for its drawer, and its letter goes to the presenter.
    const effect = {
      efek: 'warkat_refused',
      fase: 'sebelum',
      operasi: '',
      nomor_rekening: row.rekening_tertulis,
      jenis: row.jenis,
      nomor_warkat: row.nomor_warkat,
      tanggal_warkat: row.tanggal_warkat,
      nominal,
      alasan: data.alasan_tolakan,
      kode_bank: row.kode_bank,
      penyaji: row.nama_penerima,
    } as const;
    // An instrument that may still be paid can be presented again; a paid, stopped or ended one keeps its state.
    if (sheet.status !== 'AKTIF' && sheet.status !== 'DITOLAK') return [returned, back, effect];
    const own = move({
      tabel: 'warkat_leaf',
      dari: sheet.status,
      ke: 'DITOLAK',
      kunci: { jenis: row.jenis, nomor_warkat: row.nomor_warkat },
      kolom: { tanggal_warkat: row.tanggal_warkat, nominal, alasan },
    });
    return [returned, back, effect, own];
  },
};
