import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { type OpContext, type Operation, type Outcome, type Rule, reject } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { placedBy } from '#lib/accounts/holds.ts';
import { changeHoldData, holdData, releaseData } from '#lib/accounts/schemas/hold.ts';
import { formatMoney, money } from '#lib/money.ts';
import {
  type BlockedAccount,
  chosenRow,
  differing,
  familyOf,
  type Hold,
  highestOf,
  loadBlocked,
  notPast,
  ofAnAccount,
  startOf,
  subjectOf,
} from './blocked-account.ts';

type HoldInput = z.output<typeof holdData>;
type ReleaseInput = z.output<typeof releaseData>;
type ChangeInput = z.output<typeof changeHoldData>;

const heldIn = ({ nomor_rekening }: { readonly nomor_rekening: string }): string => `BLOKIR_DANA:${nomor_rekening}`;

const inItsCurrency: Rule<HoldInput, BlockedAccount> = {
  name: 'inItsCurrency',
  check: ({ data, extra }) =>
    data.kode_valuta === extra.kode_valuta
      ? null
      : reject('CURRENCY_MISMATCH', { rekening: extra.nomor_rekening, valuta: data.kode_valuta }, 'jumlah'),
};

/** Only an authority holds more than the balance; then incoming money is held too (domain: blocks, holds, balances). */
const withinBalance: Rule<HoldInput, BlockedAccount> = {
  name: 'withinBalance',
  check: ({ data, amounts, extra }) =>
    data.tingkat === 'BERWENANG' || data.kode_valuta !== extra.kode_valuta || amounts.jumlah <= extra.tersedia
      ? null
      : reject('HOLD_BEYOND_BALANCE', { rekening: extra.nomor_rekening }, 'jumlah'),
};

/** Holds an amount of an account from a day on, until it is released or expires; it never posts (domain: blocks, holds, balances). */
export const holdFunds: Operation<HoldInput, BlockedAccount> = {
  code: 'TAHAN_DANA',
  schema: holdData,
  needs: () => ({}),
  load: loadBlocked,
  rules: [...ofAnAccount, notPast, inItsCurrency, withinBalance],
  subject: subjectOf,
  journal: () => [],
  change: {
    object: ({ data }) => heldIn(data),
    customers: familyOf,
    level: ({ data }) => placedBy[data.tingkat],
    fields: (context) => {
      const { data, amounts, extra } = context;
      return differing([
        {
          kolom: 'dana_ditahan',
          lama: '',
          baru: formatMoney(money(extra.kode_valuta, amounts.jumlah)),
        },
        { kolom: 'sebab_tahan', lama: '', baru: data.sebab },
        { kolom: 'atas_permintaan', lama: '', baru: data.tingkat },
        { kolom: 'mulai', lama: '', baru: startOf(context) },
        { kolom: 'sampai', lama: '', baru: data.tanggal_akhir },
        { kolom: 'nomor_surat', lama: '', baru: data.nomor_surat },
        { kolom: 'unit', lama: '', baru: data.unit },
        { kolom: 'alasan', lama: '', baru: data.alasan },
      ]);
    },
  },
  effects: (context) => {
    const { data, amounts } = context;
    return [
      recordChange('hold', {
        aksi: 'BUAT',
        versi: 0,
        baris: {
          id_blokir: randomUUID(),
          nomor_rekening: data.nomor_rekening,
          jenis: data.sebab,
          tingkat: data.tingkat,
          jumlah: amounts.jumlah.toString(),
          alasan: data.alasan,
          nomor_surat: data.nomor_surat,
          unit: data.unit,
          tanggal_awal: startOf(context),
          tanggal_akhir: data.tanggal_akhir || null,
        },
      }),
    ];
  },
};

/** Returns the released holds, each with its amount, in minor units. */
const chosenHolds = ({ data, amounts, extra: { holds } }: OpContext<ReleaseInput, BlockedAccount>) =>
  data.dana.flatMap(({ id_blokir, versi }, place) => {
    const hold = holds.find((row) => row.id_blokir === id_blokir);
    return hold ? [{ hold, versi, lepas: amounts.dana[place]?.jumlah ?? 0n }] : [];
  });

const firstOf = (outcomes: readonly (Outcome | null)[]): Outcome | null =>
  outcomes.find((each) => each !== null) ?? null;

const holdsInForce: Rule<ReleaseInput, BlockedAccount> = {
  name: 'holdsInForce',
  check: ({ data, extra }) => firstOf(data.dana.map((row) => chosenRow(extra.holds, row, data, 'dana'))),
};
const notMoreThanHeld: Rule<ReleaseInput, BlockedAccount> = {
  name: 'notMoreThanHeld',
  check: (context) =>
    chosenHolds(context).some(({ hold, lepas }) => lepas > hold.jumlah - hold.dilepas)
      ? reject('RELEASE_BEYOND_HOLD', {}, 'dana')
      : null,
};

/** Releases held funds of one account, wholly or in part, several holds at once: by the level that asked for them or a higher one. */
export const releaseFunds: Operation<ReleaseInput, BlockedAccount> = {
  code: 'LEPAS_DANA',
  schema: releaseData,
  currencyOf: ({ kode_valuta }) => kode_valuta,
  needs: () => ({}),
  load: loadBlocked,
  rules: [...ofAnAccount, holdsInForce, notMoreThanHeld],
  subject: subjectOf,
  journal: () => [],
  change: {
    object: ({ data }) => heldIn(data),
    customers: familyOf,
    level: (context) => highestOf(chosenHolds(context).map(({ hold }) => hold)),
    fields: (context) => {
      const { data, extra } = context;
      const rows = chosenHolds(context);
      const amountOf = (of: (row: (typeof rows)[number]) => bigint) =>
        rows.map((row) => `${row.hold.jenis} ${formatMoney(money(extra.kode_valuta, of(row)))}`).join('; ');
      return differing([
        {
          kolom: 'sisa_ditahan',
          lama: amountOf(({ hold }) => hold.jumlah - hold.dilepas),
          baru: amountOf(({ hold, lepas }) => hold.jumlah - hold.dilepas - lepas),
        },
        { kolom: 'nomor_surat', lama: '', baru: data.nomor_surat },
        { kolom: 'alasan', lama: '', baru: data.alasan },
      ]);
    },
  },
  effects: (context) =>
    chosenHolds(context).map(({ hold, versi, lepas }) =>
      recordChange('hold', {
        aksi: 'UBAH',
        versi,
        baris: {
          id_blokir: hold.id_blokir,
          nomor_rekening: context.data.nomor_rekening,
          dilepas: (hold.dilepas + lepas).toString(),
        },
        rincian: { surat: context.data.nomor_surat },
      }),
    ),
};

const changedHold = ({ id_blokir }: ChangeInput, { holds }: BlockedAccount): Hold | undefined =>
  holds.find((row) => row.id_blokir === id_blokir);

const holdInForce: Rule<ChangeInput, BlockedAccount> = {
  name: 'holdInForce',
  check: ({ data, extra }) => chosenRow(extra.holds, data, data, 'id_blokir'),
};
/** A hold ends on no day that has passed, nor before it begins. */
const endsLater: Rule<ChangeInput, BlockedAccount> = {
  name: 'endsLater',
  check: ({ data, extra }) => {
    const start = changedHold(data, extra)?.tanggal_awal ?? extra.hari;
    const first = start > extra.hari ? start : extra.hari;
    return data.tanggal_akhir !== '' && data.tanggal_akhir < first
      ? reject('BLOCK_DAY', { tanggal: first }, 'tanggal_akhir')
      : null;
  },
};

/** Changes the end, cause, unit or letter of a hold; its amount and requester stay. An earlier end releases funds, so the same levels decide. */
export const changeHold: Operation<ChangeInput, BlockedAccount> = {
  code: 'UBAH_TAHANAN',
  schema: changeHoldData,
  needs: () => ({}),
  load: loadBlocked,
  rules: [...ofAnAccount, holdInForce, endsLater],
  subject: subjectOf,
  journal: () => [],
  change: {
    object: ({ data }) => heldIn(data),
    customers: familyOf,
    level: ({ data, extra }) => highestOf([changedHold(data, extra) ?? []].flat()),
    fields: ({ data, extra }) => {
      const hold = changedHold(data, extra);
      if (!hold) return [];
      const changed = differing([
        { kolom: 'sebab_tahan', lama: hold.jenis, baru: data.sebab },
        { kolom: 'sampai', lama: hold.tanggal_akhir ?? '', baru: data.tanggal_akhir },
        { kolom: 'nomor_surat', lama: hold.nomor_surat, baru: data.nomor_surat },
        { kolom: 'unit', lama: hold.unit, baru: data.unit },
      ]);
      return changed.length === 0 ? [] : [...changed, { kolom: 'alasan', lama: hold.alasan, baru: data.alasan }];
    },
  },
  effects: ({ data }) => [
    recordChange('hold', {
      aksi: 'UBAH',
      versi: data.versi,
      baris: {
        id_blokir: data.id_blokir,
        nomor_rekening: data.nomor_rekening,
        jenis: data.sebab,
        alasan: data.alasan,
        nomor_surat: data.nomor_surat,
        unit: data.unit,
        tanggal_akhir: data.tanggal_akhir || null,
      },
      rincian: { surat: data.nomor_surat },
    }),
  ],
};
