import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import {
  type BlockedAccount,
  differing,
  familyOf,
  loadBlocked,
  ofAnAccount,
  subjectOf,
} from '#core/accounts/holds/blocked-account.ts';
import { percent } from '#core/accounts/opening/open-rule.ts';
import type { Db } from '#core/db/client.ts';
import { type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';

import { endWaiverData, feeWaiverData } from '#lib/accounts/schemas/account-fee.ts';
import { basisPoints } from '#lib/decimal-input.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';

type WaiverInput = z.output<typeof feeWaiverData>;
type EndInput = z.output<typeof endWaiverData>;

/** A waiver of an account's fee; `persen` in hundredths of a per cent. */
interface Waiver {
  readonly id_pembebasan: string;
  readonly versi: number;
  readonly kode: string;
  readonly persen: number;
  readonly mulai: string;
  readonly sampai: string;
  /** True when it has neither ended nor expired. */
  readonly berlaku: boolean;
}
interface Extra extends BlockedAccount {
  readonly waivers: readonly Waiver[];
  /** The fees of the contract on the branch's day, by their code; minor units. */
  readonly asked: Readonly<Record<string, bigint>>;
}

async function loadWaivers(db: Db, data: { readonly nomor_rekening: string }): Promise<Extra> {
  const account = await loadBlocked(db, data);
  const [waivers, [contract]] = await Promise.all([
    db<Waiver[]>`
      select w.id_pembebasan, w.versi, w.kode, w.persen, w.mulai, w.sampai, not w.dicabut and w.sampai >= ${account.hari}::date as berlaku
      from fee_waiver w where w.nomor_rekening = ${data.nomor_rekening}`,
    db<{ biaya_bulanan: bigint; biaya_di_bawah_minimum: bigint }[]>`
      select biaya_bulanan, biaya_di_bawah_minimum from account_contract_on(${data.nomor_rekening}, ${account.hari}::date)`,
  ]);
  return {
    ...account,
    waivers,
    asked: { BIAYA: contract?.biaya_di_bawah_minimum ?? 0n, BIAYA_BULANAN: contract?.biaya_bulanan ?? 0n },
  };
}

/** The end of the day charges no account in another currency, and only the fees of the contract. */
const askedOfIt: Rule<WaiverInput, Extra> = {
  name: 'askedOfIt',
  check: ({ data, extra }) => {
    const rekening = extra.nomor_rekening;
    if (extra.kode_valuta !== BOOK_CURRENCY)
      return reject('WAIVER_CURRENCY', { rekening, valuta: extra.kode_valuta }, 'nomor_rekening');
    if (extra.status === 'PENUTUPAN') return reject('ACCOUNT_CLOSING', { rekening }, 'nomor_rekening');
    return extra.asked[data.kode] ? null : reject('WAIVER_NOTHING', { rekening }, 'kode');
  },
};
const fromToday: Rule<WaiverInput, Extra> = {
  name: 'fromToday',
  check: ({ data, extra }) =>
    data.mulai < extra.hari ? reject('WAIVER_START', { tanggal: extra.hari }, 'mulai') : null,
};
const onceADay: Rule<WaiverInput, Extra> = {
  name: 'onceADay',
  check: ({ data, extra }) =>
    extra.waivers.some(
      ({ berlaku, kode, mulai, sampai }) =>
        berlaku && kode === data.kode && mulai <= data.sampai && sampai >= data.mulai,
    )
      ? reject('WAIVER_TWICE', { rekening: extra.nomor_rekening }, ['mulai', 'sampai'])
      : null,
};

/** A waiver needs the branch manager, like any waived fee (domain: two persons). */
const LEVEL = 'BRANCH_MANAGER';

const kolomOf = (kode: string): string => `bebas_${kode.toLowerCase()}`;

/**
 * Waives a fee that the end of the day charges one account, from day to day, in whole or in part. The remaining fee is charged like any other;
 * core/accounts/README.md.
 */
export const waiveFee: Operation<WaiverInput, Extra> = {
  code: 'BEBAS_BIAYA',
  schema: feeWaiverData,
  needs: () => ({}),
  load: loadWaivers,
  rules: [...ofAnAccount, askedOfIt, fromToday, onceADay],
  subject: subjectOf,
  journal: () => [],
  change: {
    object: ({ data }) => `BEBAS_BIAYA:${data.nomor_rekening}`,
    customers: familyOf,
    level: () => LEVEL,
    fields: ({ data }) => [
      { kolom: kolomOf(data.kode), lama: '', baru: `${percent(basisPoints(data.persen))}%` },
      { kolom: 'mulai', lama: '', baru: data.mulai },
      { kolom: 'sampai', lama: '', baru: data.sampai },
      { kolom: 'alasan', lama: '', baru: data.alasan },
    ],
  },
  effects: ({ data }) => [
    recordChange('fee_waiver', {
      aksi: 'BUAT',
      versi: 0,
      baris: {
        id_pembebasan: randomUUID(),
        nomor_rekening: data.nomor_rekening,
        kode: data.kode,
        persen: basisPoints(data.persen),
        mulai: data.mulai,
        sampai: data.sampai,
        alasan: data.alasan,
      },
    }),
  ],
};

const chosenOf = ({ id_pembebasan }: EndInput, { waivers }: Extra): Waiver | undefined =>
  waivers.find((each) => each.id_pembebasan === id_pembebasan);

const asSeen: Rule<EndInput, Extra> = {
  name: 'asSeen',
  check: ({ data, extra }) => {
    const waiver = chosenOf(data, extra);
    if (!waiver) return reject('NOT_FOUND', {}, 'id_pembebasan');
    if (waiver.versi !== data.versi) return reject('DATA_CHANGED', { objek: data.nomor_rekening });
    return waiver.berlaku ? null : reject('WAIVER_ENDED', {}, 'id_pembebasan');
  },
};

/** Ends a waiver before its last day: the next end of day charges the whole fee again, for a month that has no note of it yet. */
export const endWaiver: Operation<EndInput, Extra> = {
  code: 'CABUT_BEBAS_BIAYA',
  schema: endWaiverData,
  needs: () => ({}),
  load: loadWaivers,
  rules: [...ofAnAccount, asSeen],
  subject: subjectOf,
  journal: () => [],
  change: {
    object: ({ data }) => `BEBAS_BIAYA:${data.nomor_rekening}`,
    customers: familyOf,
    level: () => LEVEL,
    fields: ({ data, extra }) => {
      const waiver = chosenOf(data, extra);
      if (!waiver) return [];
      return differing([
        { kolom: kolomOf(waiver.kode), lama: `${percent(waiver.persen)}%`, baru: '' },
        { kolom: 'sampai', lama: waiver.sampai, baru: '' },
        { kolom: 'alasan', lama: '', baru: data.alasan },
      ]);
    },
  },
  effects: ({ data }) => [
    recordChange('fee_waiver', {
      aksi: 'UBAH',
      versi: data.versi,
      baris: { id_pembebasan: data.id_pembebasan, nomor_rekening: data.nomor_rekening, dicabut: true },
    }),
  ],
};
