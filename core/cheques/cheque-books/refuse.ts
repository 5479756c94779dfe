import type { z } from 'zod';
import { amountsOf } from '#core/access/amounts.ts';
import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { move } from '#core/engine/move.ts';
import { type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { type Cover, coverAtCounter } from '#core/engine/rules/automatic-cover.ts';
import { knownReasons, type Reasons, reasonsOf, trueReasons } from '#core/engine/rules/return-reasons.ts';
import { stationerySubject } from '#core/engine/stationery.ts';
import { governing } from '#lib/cheques/clearing.ts';
import { refuseSheetData } from '#lib/cheques/schemas/unfunded.ts';
import type { OwnSheetState } from '#lib/cheques/warkat.ts';

type Refused = z.output<typeof refuseSheetData>;
/** The present instrument. */
interface Presented extends Reasons {
  readonly sheet: {
    readonly status: OwnSheetState;
    readonly nomor_rekening: string | null;
    /** The fund its closed account keeps for its instruments, in minor units. */
    readonly khusus: bigint | null;
  } | null;
  /** The cover by an automatic transfer, and the amount a waiting payment of it has set aside; minor units. */
  readonly cover: Cover | null;
  readonly disisihkan: bigint;
  /** The owner of the account who is on the national blacklist. */
  readonly listed: string | null;
}

async function load(db: Db, data: Refused, caller: Caller): Promise<Presented> {
  const paidBy = data.jenis === 'CEK' ? 'BAYAR_CEK' : 'PEMINDAHBUKUAN_KLIRING';
  const [[sheet], reasons, { cover, disisihkan }, [about]] = await Promise.all([
    db<NonNullable<Presented['sheet']>[]>`
      select s.status, b.nomor_rekening, f.saldo as khusus from warkat_leaf s join warkat_book b using (id_bukuwarkat) left join special_fund f using (nomor_rekening)
      where s.jenis = ${data.jenis} and s.nomor_warkat = ${data.nomor_warkat}`,
    reasonsOf(db, data.alasan_tolakan, caller),
    coverAtCounter(db, paidBy, data, amountsOf(refuseSheetData, data).nominal, caller),
    db<{ listed: string | null }[]>`
      select warkat_owner_listed(${data.nomor_rekening}, b.accounting_date) as listed from branch b where b.kode_cabang = ${caller.kodeCabang}`,
  ]);
  return { sheet: sheet ?? null, reasons, cover, disisihkan, listed: about?.listed ?? null };
}

/** Its account belongs to this branch, in any state: a closed one is a reason. */
const atOwnBranch: Rule<Refused, Presented> = {
  name: 'atOwnBranch',
  check: ({ loaded, data: { nomor_rekening: rekening }, caller }) => {
    const account = loaded.accounts.get(rekening);
    if (!account) return reject('ACCOUNT_NOT_FOUND', { rekening }, 'nomor_rekening');
    return account.kode_cabang === caller.kodeCabang
      ? null
      : reject('OTHER_BRANCH', { rekening, cabang: account.kode_cabang }, 'nomor_rekening');
  },
};

const ofTheAccount: Rule<Refused, Presented> = {
  name: 'ofTheAccount',
  check: ({ data, extra: { sheet } }) =>
    sheet?.nomor_rekening === data.nomor_rekening
      ? null
      : reject('WARKAT_NOT_OF_ACCOUNT', { warkat: data.nomor_warkat, rekening: data.nomor_rekening }, 'nomor_warkat'),
};

const stillLives: Rule<Refused, Presented> = {
  name: 'stillLives',
  check: ({ data, extra: { sheet } }) =>
    sheet?.status === 'AKTIF' || sheet?.status === 'DITOLAK'
      ? null
      : reject('WARKAT_SHEET', { warkat: data.nomor_warkat, status: sheet?.status ?? '' }, 'nomor_warkat'),
};

const reasonsAreTrue: Rule<Refused, Presented> = {
  name: 'reasonsAreTrue',
  check: ({ data, amounts, loaded, extra: { sheet, cover, disisihkan, listed } }) =>
    trueReasons(data.alasan_tolakan, loaded.accounts.get(data.nomor_rekening), {
      nominal: amounts.nominal,
      cover,
      disisihkan,
      khusus: sheet?.khusus ?? null,
      listed,
    }),
};

/**
 * Tolak warkat di loket: refuses an instrument presented over the counter, for every reason that was found; a formal one governs. Its letter (SKP)
 * goes to the presenter. An unfunded one counts for its drawer, who is warned (domain: clearing, DHN). It posts nothing. Always two persons.
 */
export const refuseSheet: Operation<Refused, Presented> = {
  code: 'TOLAK_WARKAT',
  schema: refuseSheetData,
  needs: ({ nomor_rekening }) => ({ accounts: [nomor_rekening] }),
  load,
  before: [atOwnBranch, ofTheAccount, stillLives, knownReasons],
  rules: [reasonsAreTrue],
  subject: ({ data, extra: { reasons } }) =>
    stationerySubject(
      `${data.jenis} ${data.nomor_warkat}`,
      1,
      [governing(reasons)?.kode, data.penyaji, data.keterangan].filter(Boolean).join(' · '),
      data.nomor_rekening,
    ),
  journal: () => [],
  effects: ({ data, amounts, extra: { sheet, reasons } }) => {
    const nominal = amounts.nominal.toString();
    return [
      move({
        tabel: 'warkat_leaf',
        dari: sheet?.status === 'DITOLAK' ? 'DITOLAK' : 'AKTIF',
        ke: 'DITOLAK',
        kunci: { jenis: data.jenis, nomor_warkat: data.nomor_warkat },
        kolom: { tanggal_warkat: data.tanggal_warkat ?? null, nominal, alasan: governing(reasons)?.kode ?? '' },
      }),
      {
        efek: 'warkat_refused',
        fase: 'sebelum',
        operasi: 'TOLAK_WARKAT',
        nomor_rekening: data.nomor_rekening,
        jenis: data.jenis,
        nomor_warkat: data.nomor_warkat,
        tanggal_warkat: data.tanggal_warkat ?? null,
        nominal,
        alasan: data.alasan_tolakan,
        kode_bank: '',
        penyaji: data.penyaji,
      },
    ];
  },
};
