import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { paySpecial } from '#core/accounts/closing/pay-special.ts';
import { penutupan } from '#core/accounts/closing/queries.ts';
import { danaKhusus } from '#core/accounts/closing/special-funds.ts';
import { reversal } from '#core/cash/counter/reversal.ts';
import { runOperation } from '#core/engine/run-operation.ts';
import { checkBooks } from '#core/ledger/check-books.ts';
import { toRows } from '#core/programs/seed/counter.ts';
import { closeAccountInput, specialFundsQuery } from '#lib/accounts/schemas/closing.ts';
import { fromMinor, rupiahMinor } from '#lib/money.ts';
import { chequeBank } from '../../cash/counter/cheque-bank.ts';
import { clearingBank } from '../../cheques/clearing/clearing-bank.ts';
import { accepted, insertGrant, reasonsOf, refused, rupiah } from '../../counter-bank.ts';
import { accounts, DAY } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';

const clearing = await clearingBank();
const bank = await chequeBank(clearing);
const { file, approve, done, next, sheetOf, pay, cheque, reverse } = bank;
const { firma } = accounts;
const M = 1_000_000_00n;
const [owner] = await bank.owner<{ nomor_identitas: string; nomor_nasabah: string }[]>`
  select nomor_identitas, nomor_nasabah from customer join account using (nomor_nasabah) where nomor_rekening = ${firma}`;
const identity = owner?.nomor_identitas ?? '';

const comesTo = async () =>
  (await penutupan(await bank.as('cs1'), { nomor_rekening: firma, bebas_biaya: 'F' })).nominal;
/** Takes a closing back on its own day, released by the branch manager. */
const reopening = async (nomor_referensi: string) => {
  const data = { nomor_referensi, alasan: 'salah rekening' };
  const reasons = ['PEMBATALAN', 'PENUTUPAN_DIBATALKAN'] as const;
  const token = await insertGrant(bank, { code: 'REVERSAL', data, maker: 'teller1', reasons: [...reasons] });
  return () => bank.run('teller1', reversal, data, { token, key: randomUUID() });
};
const [other] = await bank.owner<
  { nomor_nasabah: string }[]
>`select nomor_nasabah from account where nomor_rekening = ${accounts.ani}`;
const stranger = other?.nomor_nasabah ?? '';
let closed = '';
const asked = async (over: object = {}) => ({
  nomor_rekening: firma,
  nomor_identitas: identity,
  sebab: 'LAINNYA',
  keterangan: '',
  cara_bayar: 'KHUSUS',
  rekening_tujuan: '',
  bebas_biaya: 'F',
  nominal: await comesTo(),
  kode_valuta: 'IDR',
  ...over,
});
const fund = async () => {
  const { data } = await danaKhusus(
    await bank.as('cs1'),
    specialFundsQuery.parse({ nomor_rekening: firma }) as Parameters<typeof danaKhusus>[1],
  );
  return data[0];
};
/** Returns the cash that its owner has taken today, in minor units. */
const cashPaid = async () =>
  (
    await bank.owner<{ keluar: bigint }[]>`
      select coalesce(sum(keluar), 0)::bigint as keluar from cash_day where pihak = ${owner?.nomor_nasabah ?? ''} and tanggal = ${DAY}`
  )[0]?.keluar ?? 0n;
const left = async () => rupiahMinor((await fund())?.saldo ?? '0.00');
const onBooks = async () => -(await clearing.ledger('203004'));
const arrived = async (nomor_warkat: string, nominal: bigint) => {
  await done('backoffice1', 'TERIMA_PENARIKAN_KLIRING', {
    kode_bank: '014',
    nama_penerima: 'CV Maju Bersama',
    nomor_rekening: firma,
    jenis: 'CEK',
    nomor_warkat,
    tanggal_warkat: DAY,
    tanggal_efektif: '',
    nominal: rupiah(nominal),
    kode_valuta: 'IDR',
    keterangan: '',
  });
  const [row] = await bank.owner<{ id: string; temuan: string[] }[]>`
    select id_penarikan::text as id, inward_findings(i, b.accounting_date) as temuan from inward_warkat i join branch b using (kode_cabang)
    order by id_penarikan desc limit 1`;
  return row ?? { id: '', temuan: [] };
};
const chosen = (id_penarikan: string, nominal: bigint, over: object) => ({
  id_penarikan,
  nominal: rupiah(nominal),
  kode_valuta: 'IDR',
  keterangan: '',
  ...over,
});
const paying = (id: string, nominal: bigint) => chosen(id, nominal, { nomor_rekening: firma });
const returning = (id: string, nominal: bigint, alasan: readonly string[]) =>
  chosen(id, nominal, { alasan_tolakan: alasan, bebas_biaya: 'F' });
const fetching = (saldo: bigint, over: object = {}) => {
  const notes = saldo - (saldo % 100_00n);
  return {
    nomor_rekening: firma,
    nomor_identitas: identity,
    nominal: fromMinor(notes),
    kode_valuta: 'IDR',
    setuju_sisa: 'T',
    keterangan: '',
    pecahan: toRows({ '100000': Number(notes / 100_000_00n) }),
    kembalian: toRows({}),
    ...over,
  };
};

interface Unused {
  readonly jenis: string;
  readonly nomor_warkat: string;
}

/** Of the owner's unused sheets one is reported lost, without a fee since there is no account to bear it, and the others are returned. */
async function handIn(): Promise<void> {
  const unused = await bank.owner<Unused[]>`
    select s.jenis, s.nomor_warkat from warkat_leaf s join warkat_book b using (id_bukuwarkat)
    where b.nomor_rekening = ${firma} and s.status in ('DITERBITKAN', 'AKTIF') order by s.nomor_warkat`;
  const [lost, ...others] = unused;
  const named = ({ jenis, nomor_warkat }: Unused) => ({
    nomor_rekening: firma,
    jenis,
    nomor_awal: nomor_warkat,
    nomor_akhir: '',
    keterangan: 'Setelah rekening ditutup',
  });
  const report = { sebab: 'HILANG', nomor_surat: 'LP/118/2026', tanggal_warkat: '', bebas_biaya: 'F' };
  const reply = await done('cs1', 'STOP_WARKAT', { ...named(lost as Unused), ...report });
  expect(reply.id_jurnal).toBe('');
  for (const sheet of others) await done('cs1', 'KEMBALI_WARKAT', named(sheet));
}

/** Moves all of it to an account: of the owner only, by two persons, and reversed again. */
async function toAnother(rest: bigint): Promise<void> {
  const moving = (rekening_tujuan: string, over: object = {}) =>
    fetching(rest, { cara_bayar: 'PINDAH', rekening_tujuan, nominal: fromMinor(rest), ...over });
  const refusedOf = (code: Parameters<typeof refused>[1], data: object) =>
    refused(bank, code, () => file('teller1', 'AMBIL_DANA_KHUSUS', data));
  await refusedOf('SPECIAL_FUND_STRANGER', moving(accounts.ani));
  await refusedOf('SAME_ACCOUNT', moving(firma));
  await bank.owner`update account set nomor_nasabah = ${owner?.nomor_nasabah ?? ''} where nomor_rekening = ${accounts.ani}`;
  await refusedOf('SPECIAL_FUND_CHANGED', moving(accounts.ani, { nominal: fromMinor(rest - 1n) }));
  const [held, cashBefore] = [await clearing.balance(accounts.ani), await cashPaid()];
  const item = await file('teller1', 'AMBIL_DANA_KHUSUS', moving(accounts.ani));
  await refused(bank, 'SELF_APPROVAL', () => approve(item, 'teller1'));
  // An account that belongs to somebody else when the second person approves gets nothing.
  await bank.owner`update account set nomor_nasabah = ${stranger} where nomor_rekening = ${accounts.ani}`;
  await refused(bank, 'SPECIAL_FUND_STRANGER', () => approve(item, 'headteller1'));
  await bank.owner`update account set nomor_nasabah = ${owner?.nomor_nasabah ?? ''} where nomor_rekening = ${accounts.ani}`;
  const posted = await accepted(bank, () => approve(item, 'headteller1'));
  expect(await clearing.lines(posted.id_jurnal)).toEqual([
    ['001', '203004', rest, null],
    ['001', '301001', -rest, accounts.ani],
  ]);
  expect([await left(), await clearing.balance(accounts.ani), await cashPaid()]).toEqual([0n, held + rest, cashBefore]);
  await reverse(posted.nomor_referensi);
  expect([await left(), await clearing.balance(accounts.ani)]).toEqual([rest, held]);
  await bank.owner`update account set nomor_nasabah = ${stranger} where nomor_rekening = ${accounts.ani}`;
}

describe('an account that is closed while its cheques are in circulation', () => {
  test('is an obstacle unless its funds stay for them; they go to 203004 in the commit that closes it', async () => {
    expect(await bank.owner`select from special_fund`).toHaveLength(0);
    const away = await asked({ cara_bayar: 'PINDAH', rekening_tujuan: accounts.ani });
    const said = await refused(bank, 'CLOSING_OBSTRUCTED', () => file('cs1', 'TUTUP_REKENING', away));
    expect(said.details.params?.sebab).toBe('WARKAT_BEREDAR');
    // The bank closes by itself only whom it lists, and gives the reason.
    const unlisted = await asked({ sebab: 'DHN', nomor_identitas: '', keterangan: 'SK 12/2026' });
    await refused(bank, 'CLOSING_NOT_LISTED', () => file('cs1', 'TUTUP_REKENING', unlisted));
    const silent = closeAccountInput.safeParse({
      flowCode: 'TUTUP_REKENING',
      flowData: { ...unlisted, keterangan: '' },
    });
    expect(silent.error?.issues.map(({ path }) => path.join('.'))).toEqual(['flowData.keterangan']);
    await refused(bank, 'IDENTITY_DIFFERS', async () =>
      file('cs1', 'TUTUP_REKENING', await asked({ nomor_identitas: '1' })),
    );
    // An account without cheques keeps nothing for any.
    const [ani] = await bank.owner<{ nomor_identitas: string }[]>`
      select nomor_identitas from customer join account using (nomor_nasabah) where nomor_rekening = ${accounts.ani}`;
    const none = await penutupan(await bank.as('cs1'), { nomor_rekening: accounts.ani, bebas_biaya: 'F' });
    await refused(bank, 'CLOSING_WITHOUT_SHEETS', async () =>
      file(
        'cs1',
        'TUTUP_REKENING',
        await asked({ nomor_rekening: accounts.ani, nomor_identitas: ani?.nomor_identitas, nominal: none.nominal }),
      ),
    );
    const rest = rupiahMinor(await comesTo());
    const item = await file('cs1', 'TUTUP_REKENING', await asked());
    await refused(bank, 'SELF_APPROVAL', () => approve(item, 'cs1'));
    expect(await onBooks()).toBe(0n);
    const posted = await approve(item);
    const lines = await clearing.lines(posted.id_jurnal);
    expect(lines).toContainEqual(['001', '203001', rest, firma]);
    expect(lines).toContainEqual(['001', '203004', -rest, null]);
    expect([await onBooks(), await left()]).toEqual([rest, rest]);
    const [state] = await bank.owner`select status, saldo_buku from account_state where nomor_rekening = ${firma}`;
    expect(state).toEqual({ status: 'TUTUP', saldo_buku: 0n });
    await expectSoundBooks(bank);
    // Undone on its day it is open again, and nothing is kept.
    await (await reopening(posted.nomor_referensi))();
    expect([await onBooks(), await left()]).toEqual([0n, 0n]);
    closed = (await done('cs1', 'TUTUP_REKENING', await asked())).nomor_referensi;
    expect([await onBooks(), await left()]).toEqual([rest, rest]);
  });

  test('pays its cheques from the special account at the counter and in clearing, as far as the money suffices', async () => {
    const rest = await left();
    const first = next();
    const cashBefore = await cashPaid();
    await accepted(bank, pay(cheque(first)));
    // A cheque's cash is its bearer's, not the company's that drew it.
    expect(await cashPaid()).toBe(cashBefore);
    expect(await sheetOf(first)).toMatchObject({ status: 'DIBAYAR', nominal: M });
    expect([await onBooks(), await left()]).toEqual([rest - M, rest - M]);
    const second = next();
    const { id, temuan } = await arrived(second, 2_000_000n);
    expect(temuan).toEqual([]);
    // Covered, neither "closed" nor "balance" is true of it.
    for (const alasan of ['01', '02'])
      await refused(bank, 'WARKAT_FUNDED', () =>
        file('backoffice1', 'TOLAKAN_PENARIKAN_KLIRING', returning(id, 2_000_000n, [alasan])),
      );
    const posted = await done('backoffice1', 'PENARIKAN_KLIRING', paying(id, 2_000_000n));
    expect(await clearing.lines(posted.id_jurnal)).toEqual([
      ['001', '203004', 2n * M, null],
      ['001', '109005', -2n * M, `014-CEK-${second}`],
    ]);
    expect([await onBooks(), await left()]).toEqual([rest - 3n * M, rest - 3n * M]);
    // A closing whose cheques were paid stays.
    await refused(bank, 'SPECIAL_FUND_SHORT', await reopening(closed));
    await reverse(posted.nomor_referensi);
    expect([await onBooks(), await left()]).toEqual([rest - M, rest - M]);
    await done('backoffice1', 'PENARIKAN_KLIRING', paying(id, 2_000_000n));
  });

  test('returns a cheque beyond the rest as "closed", and of two at once pays one', async () => {
    const rest = await left();
    const much = rest / 100n - 1_000_000n;
    const [one, two] = [await arrived(next(), much), await arrived(next(), much)];
    const items = [
      await file('backoffice1', 'PENARIKAN_KLIRING', paying(one.id, much)),
      await file('backoffice1', 'PENARIKAN_KLIRING', paying(two.id, much)),
    ];
    const said = await Promise.allSettled(items.map((item) => approve(item)));
    expect(said.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect([await onBooks(), await left()]).toEqual([M, M]);
    const [waits] = await bank.owner<{ id: string; temuan: string[] }[]>`
      select id_penarikan::text as id, inward_findings(i, b.accounting_date) as temuan from inward_warkat i join branch b using (kode_cabang)
      where i.status = 'DITERIMA'`;
    expect(waits?.temuan).toEqual(['02']);
    const id = waits?.id ?? '';
    await refused(bank, 'SPECIAL_FUND_SHORT', () => file('backoffice1', 'PENARIKAN_KLIRING', paying(id, much)));
    await done('backoffice1', 'TOLAKAN_PENARIKAN_KLIRING', returning(id, much, ['02']));
    expect([await onBooks(), await left()]).toEqual([M, M]);
  });

  test('returns the rest to its owner before a second person, whole, once no cheque can come any more', async () => {
    const rest = await left();
    const shown = await fund();
    expect(shown).toMatchObject({ dapat_diambil: 'F', saldo: fromMinor(rest) });
    await refused(bank, 'SPECIAL_FUND_WAITS', () => file('teller1', 'AMBIL_DANA_KHUSUS', fetching(rest)));
    await handIn();
    // A cheque that went back to its presenter may still come again, until it has expired.
    expect(await fund()).toMatchObject({ dapat_diambil: 'F' });
    await bank.owner`
      update warkat_leaf s set status = 'KEDALUWARSA' from warkat_book b where b.id_bukuwarkat = s.id_bukuwarkat and b.nomor_rekening = ${firma}
        and s.status = 'DITOLAK'`;
    expect(await fund()).toMatchObject({ dapat_diambil: 'T', sampai: '', lembar: 0 });
    await refused(bank, 'IDENTITY_DIFFERS', () =>
      file('teller1', 'AMBIL_DANA_KHUSUS', fetching(rest, { nomor_identitas: '9' })),
    );
    await refused(bank, 'OTHER_BRANCH', () => file('teller3', 'AMBIL_DANA_KHUSUS', fetching(rest)));
    // A teller who is that customer needs a release, for that reason.
    const context = await bank.as('teller1', randomUUID());
    const herself = { ...context, caller: { ...context.caller, nomorNasabah: owner?.nomor_nasabah ?? null } };
    const own = await refused(bank, 'OVERRIDE_NEEDED', () =>
      runOperation(herself, paySpecial, paySpecial.schema.parse(fetching(rest))),
    );
    expect(reasonsOf(own).map(([kode]) => kode)).toEqual(['NASABAH_SENDIRI']);
    await refused(bank, 'SPECIAL_FUND_CHANGED', () =>
      file('teller1', 'AMBIL_DANA_KHUSUS', fetching(rest - 100_000_00n)),
    );
    await toAnother(rest);
    const cashBefore = await cashPaid();
    const item = await file('teller1', 'AMBIL_DANA_KHUSUS', fetching(rest));
    await refused(bank, 'SELF_APPROVAL', () => approve(item, 'teller1'));
    expect(await left()).toBe(rest);
    const posted = await approve(item, 'headteller1');
    expect((await clearing.lines(posted.id_jurnal)).slice(0, 1)).toEqual([['001', '203004', rest, null]]);
    // The paid amount counts for the owner as any other cash.
    expect(await cashPaid()).toBe(cashBefore + rest);
    expect([await onBooks(), await left()]).toEqual([0n, 0n]);
    await refused(bank, 'SPECIAL_FUND_UNKNOWN', () => file('teller1', 'AMBIL_DANA_KHUSUS', fetching(rest)));
  });

  test('a fund that is not on the ledger is found', async () => {
    await bank.owner`update special_fund set saldo = saldo + 1`;
    const unsound = (await checkBooks(bank.owner)).filter(({ ok }) => !ok).map(({ name }) => name.split(' ', 1)[0]);
    expect(unsound).toEqual(['16']);
    await bank.owner`update special_fund set saldo = saldo - 1`;
  });
});
