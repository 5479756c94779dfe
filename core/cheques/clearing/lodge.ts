import type { z } from 'zod';
import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { type OpContext, type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { accountOf } from '#core/engine/targets.ts';
import { credit, debit, type Leg } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import { clearingCustodyData, clearingDepositData } from '#lib/cheques/schemas/clearing.ts';
import { addDays } from '#lib/dates.ts';
import { isDepositNumber } from '#lib/deposits/deposits.ts';
import { BOOK_CURRENCY, formatMoney, money } from '#lib/money.ts';
import { type ClearingTerms, claimOf, named, owedFor, termsOf } from './instruments.ts';

type Deposit = z.output<typeof clearingDepositData>;
type Custody = z.output<typeof clearingCustodyData>;
type Handed = Deposit | Custody;

/** The terms of today, whether the clearing day asked for is a business day, an unknown bank and an instrument of the form that is here already. */
interface Lodging {
  readonly terms: ClearingTerms;
  readonly hari_kerja: boolean;
  readonly bank_asing: string | null;
  readonly ada: string | null;
}
type Context = OpContext<Handed, Lodging>;
type HandRule = Rule<Handed, Lodging>;

const dayOf = (data: Handed): string | null => ('tanggal_kliring' in data ? data.tanggal_kliring : null);

async function load(db: Db, data: Handed, caller: Caller): Promise<Lodging> {
  const [terms, [row]] = await Promise.all([
    termsOf(db, caller),
    db<Omit<Lodging, 'terms'>[]>`
      select coalesce(is_business_day(${dayOf(data)}::date), true) as hari_kerja, (
        select s.kode from unnest(${data.warkat.map((each) => each.kode_bank)}::text[]) as s(kode)
        where not exists (select from branch b cross join lateral reference_codes_on('BANK', b.accounting_date) c
          where b.kode_cabang = ${caller.kodeCabang} and c.kode = s.kode) limit 1) as bank_asing, (
        select w.nomor_warkat from clearing_warkat w
        join unnest(${data.warkat.map((each) => each.kode_bank)}::text[], ${data.warkat.map((each) => each.jenis)}::text[], ${data.warkat.map((each) => each.nomor_warkat)}::text[])
          as x(kode_bank, jenis, nomor_warkat) using (kode_bank, jenis, nomor_warkat)
        where w.status not in ('DITOLAK', 'DITARIK') order by w.nomor_warkat limit 1) as ada`,
  ]);
  return { terms, hari_kerja: row?.hari_kerja ?? true, bank_asing: row?.bank_asing ?? null, ada: row?.ada ?? null };
}

/** Only an account that can be drawn on at any time takes paper: no deposit, no foreign currency, none that is closed or blocked for credits. */
const acceptsPaper: HandRule = {
  name: 'acceptsPaper',
  check: ({ data: { nomor_rekening: rekening }, loaded }) => {
    const account = loaded.accounts.get(rekening);
    if (!account) return reject('ACCOUNT_NOT_FOUND', { rekening }, 'nomor_rekening');
    if (account.kode_valuta !== BOOK_CURRENCY || isDepositNumber(rekening))
      return reject('CLEARING_ACCOUNT', { rekening }, 'nomor_rekening');
    if (account.status === 'PENUTUPAN') return reject('ACCOUNT_CLOSING', { rekening }, 'nomor_rekening');
    if (account.status === 'TUTUP') return reject('ACCOUNT_CLOSED', { rekening }, 'nomor_rekening');
    return account.blokir === 'K' || account.blokir === 'T'
      ? reject('ACCOUNT_BLOCKED', { rekening }, 'nomor_rekening')
      : null;
  },
};

/** The drawee is in the bank's own list of banks on the branch's day. */
const ofKnownBank: HandRule = {
  name: 'ofKnownBank',
  check: ({ data, extra: { bank_asing: sandi } }) =>
    sandi === null
      ? null
      : reject(
          'BANK_UNKNOWN',
          { sandi },
          `warkat.${data.warkat.findIndex((each) => each.kode_bank === sandi)}.kode_bank`,
        ),
};

/** The two banks collect a higher amount between them, not by clearing (domain: clearing, maximum). */
const belowMaximum: HandRule = {
  name: 'belowMaximum',
  check: ({ data, amounts, extra: { terms } }) => {
    const place = amounts.warkat.findIndex(({ nominal }) => nominal > terms.batas_nominal);
    const batas = formatMoney(money(BOOK_CURRENCY, terms.batas_nominal));
    return place < 0
      ? null
      : reject(
          'CLEARING_MAXIMUM',
          { warkat: data.warkat[place]?.nomor_warkat ?? '', batas },
          `warkat.${place}.nominal`,
        );
  },
};

/** On its lodging day an instrument has reached its date and is not too old. */
const inItsTime: HandRule = {
  name: 'inItsTime',
  check: ({ data, date, extra: { terms } }) => {
    const lodged = dayOf(data) ?? date;
    for (const [place, { nomor_warkat: warkat, tanggal_warkat }] of data.warkat.entries()) {
      const until = addDays(tanggal_warkat, terms.masa_unjuk);
      const field = `warkat.${place}.tanggal_warkat`;
      if (tanggal_warkat > lodged)
        return dayOf(data) === null
          ? reject('CLEARING_POSTDATED', { warkat, tanggal: tanggal_warkat }, field)
          : reject('CLEARING_DAY', {}, 'tanggal_kliring');
      if (until < lodged) return reject('CLEARING_EXPIRED', { warkat, tanggal: until }, field);
    }
    return null;
  },
};

const beforeCutOff: HandRule = {
  name: 'beforeCutOff',
  check: ({ extra: { terms } }) => (terms.lewat ? reject('CLEARING_LATE') : null),
};

const onLaterBusinessDay: HandRule = {
  name: 'onLaterBusinessDay',
  check: ({ data, date, extra: { hari_kerja } }) =>
    hari_kerja && (dayOf(data) ?? '') > date ? null : reject('CLEARING_DAY', {}, 'tanggal_kliring'),
};

/** The same paper is not collected twice, at whichever branch it is lodged. */
const notHere: HandRule = {
  name: 'notHere',
  check: ({ data, extra: { ada } }) =>
    ada === null
      ? null
      : reject(
          'CLEARING_KNOWN',
          { warkat: ada },
          `warkat.${data.warkat.findIndex((each) => each.nomor_warkat === ada)}.nomor_warkat`,
        ),
};

const printed = (context: Context) =>
  context.data.warkat.map((each, place) => ({
    ...each,
    kode_cabang: accountOf(context, context.data.nomor_rekening).kode_cabang,
    minor: context.amounts.warkat[place]?.nominal ?? 0n,
  }));

const common = {
  needs: ({ nomor_rekening }: Handed) => ({ accounts: [nomor_rekening] }),
  load,
  subject: ({ data, amounts }: Context) => ({
    nominal: amounts.nominal,
    kode_valuta: data.kode_valuta,
    rekening: data.nomor_rekening,
    lawan: null,
    keterangan: [named(data.warkat), data.keterangan].filter(Boolean).join(' · '),
    id_kas: null,
  }),
  effects: (context: Context) => {
    const { data, amounts, date, extra } = context;
    return [
      {
        efek: 'clearing_deposit',
        fase: 'sebelum',
        nomor_rekening: data.nomor_rekening,
        kode_cabang: accountOf(context, data.nomor_rekening).kode_cabang,
        titipan: dayOf(data) !== null,
        tanggal_kliring: dayOf(data) ?? date,
        tanggal_efektif: extra.terms.efektif,
        keterangan: data.keterangan,
        warkat: data.warkat.map((each, place) => ({
          ...each,
          urut: place + 1,
          nominal: (amounts.warkat[place]?.nominal ?? 0n).toString(),
        })),
      },
    ] as const;
  },
};

/**
 * Takes instruments of other banks for today's clearing: Dr 109001 / Cr 201004, a leg for each instrument, in the books of the account's branch
 * (domain: clearing, step 2). The depositor can use none of it before it is effective.
 */
export const depositSheets: Operation<Deposit, Lodging> = {
  code: 'SETORAN_KLIRING',
  schema: clearingDepositData,
  ...common,
  before: [acceptsPaper],
  rules: [ofKnownBank, belowMaximum, inItsTime, beforeCutOff, notHere],
  journal: (context) =>
    printed(context).flatMap((sheet): Leg[] => [
      debit(claimOf(sheet), sheet.minor),
      credit(owedFor(sheet), sheet.minor),
    ]),
};

/** Keeps instruments in custody until a day: Dr 901001 / Cr 909001, off balance (domain: clearing, step 1). */
export const custodyOperation: Operation<Custody, Lodging> = {
  code: 'TITIPAN_KLIRING',
  schema: clearingCustodyData,
  ...common,
  before: [acceptsPaper],
  rules: [ofKnownBank, belowMaximum, onLaterBusinessDay, inItsTime, notHere],
  journal: (context) => {
    const { kode_cabang } = accountOf(context, context.data.nomor_rekening);
    const minor = context.amounts.nominal;
    return [
      debit({ kode_cabang, kode_gl: gl('CHEQUES_IN_CUSTODY') }, minor),
      credit({ kode_cabang, kode_gl: gl('DEBIT_CONTRA') }, minor),
    ];
  },
};
