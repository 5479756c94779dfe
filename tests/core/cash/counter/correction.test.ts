import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { bookTransfer } from '#core/cash/counter/book-transfer.ts';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { correction } from '#core/cash/counter/correction.ts';
import { reversal } from '#core/cash/counter/reversal.ts';
import { transaksiDetails } from '#core/cash/counter/transaction-queries.ts';
import {
  accepted,
  boxOf,
  cash,
  counterBank,
  insertGrant,
  linesOf,
  reasonsOf,
  refused,
  rupiah,
  shut,
} from '../../counter-bank.ts';
import { breaksBooks } from '../../helpers.ts';
import { accounts, DAY } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';
import { clockAhead } from '../../steady-clock.ts';

/** The corrected transaction was posted on a Friday; the tests run on the Monday after it. */
const MONDAY = '2026-11-23';
const bank = await counterBank();
breaksBooks(bank, ['7']);
const undo = (nomor_referensi: string) => ({ nomor_referensi, alasan: 'salah rekening' });

/** Moves the whole bank, its open tills with it, to a day. */
async function stand(day: string): Promise<void> {
  await bank.owner`update branch set accounting_date = ${day}`;
  await bank.owner`update cash_box set tanggal = ${day} where status = 'BUKA'`;
}

/** Posted on the Friday, seen on the Monday. */
async function onFriday<T>(run: () => Promise<T>): Promise<T> {
  await stand(DAY);
  const answer = await run();
  await stand(MONDAY);
  return answer;
}

const transferred = (whole = 100_000n, user = 'teller1') =>
  onFriday(() =>
    bank.run(user, bookTransfer, {
      nomor_rekening_debet: accounts.ani,
      nomor_rekening_kredit: accounts.budi,
      nominal: rupiah(whole),
    }),
  );

const file = async (nomorReferensi: string, user = 'backoffice1') =>
  (await bank.flow(user, 'SUBMIT', { flowCode: 'KOREKSI', seen: '', data: undo(nomorReferensi) })).id_flow;
const approve = (user: string, idFlow: string) => bank.flow(user, 'APPROVE', { idFlow });

/** Returns an account's balance by value date, as the averages read it. */
const stoodAt = async (rekening: string, day: string) =>
  (await bank.app<{ saldo: bigint }[]>`select saldo from account_days(${rekening}, ${day}, ${day})`)[0]?.saldo;

beforeAll(async () => {
  for (const day of [MONDAY, '2026-12-01']) {
    await bank.owner`insert into branch_day (kode_cabang, tanggal, dibuka_oleh) select kode_cabang, ${day}, 'finance1' from branch`;
  }
  await stand(MONDAY);
});
afterAll(() => vi.restoreAllMocks());

describe('a journal of a closed day', () => {
  test('is reversed with today’s date and its own value date; both say of the other, and every average is as before', async () => {
    const before = await stoodAt(accounts.ani, DAY);
    const original = await transferred();
    expect(await stoodAt(accounts.ani, DAY)).toBe((before ?? 0n) - 10_000_000n);
    const posted = await accepted(bank, async () => approve('headteller1', await file(original.nomor_referensi)));
    expect(await linesOf(bank, posted.id_jurnal)).toEqual([
      ['001', '301001', -10_000_000n, accounts.ani, null],
      ['001', '203002', 10_000_000n, accounts.budi, null],
    ]);
    const rows = await bank.owner`
      select l.tanggal, l.tanggal_valuta, j.operasi, j.id_user, j.user_otorisasi, j.keterangan
      from journal_line l join journal j on j.id = l.journal_id where l.journal_id = ${posted.id_jurnal}`;
    expect(rows.map((row) => ({ ...row }))).toEqual(
      Array.from({ length: 2 }, () => ({
        tanggal: MONDAY,
        tanggal_valuta: DAY,
        operasi: 'KOREKSI',
        id_user: 'backoffice1',
        user_otorisasi: 'headteller1',
        keterangan: 'salah rekening',
      })),
    );
    expect(await stoodAt(accounts.ani, DAY)).toBe(before);
    const context = await bank.as('backoffice1');
    const of = (nomor_referensi: string) => transaksiDetails(context, { nomor_referensi, duplikat: 'F' });
    expect(await of(original.nomor_referensi)).toMatchObject({
      transaksi: { status: 'CORRECTED', nomor_referensi_lawan: posted.nomor_referensi },
      dibatalkan_dengan: '',
    });
    expect(await of(posted.nomor_referensi)).toMatchObject({
      transaksi: { status: 'CORRECTION', nomor_referensi_lawan: original.nomor_referensi },
      dibatalkan_dengan: '',
      tanggal_valuta: DAY,
    });
    await expectSoundBooks(bank);
  });

  test('gives cash back through the till it came by, of its present holder, and of nobody else', async () => {
    const till = await boxOf(bank, { user: 'teller1' });
    const { nomor_referensi } = await onFriday(() => bank.run('teller1', cashDeposit, cash(accounts.ani, 3)));
    await refused(bank, 'NOT_CORRECTABLE', () => bank.run('teller2', correction, undo(nomor_referensi)));
    const data = undo(nomor_referensi);
    const token = await insertGrant(bank, { code: 'KOREKSI', data, maker: 'teller1', reasons: ['KOREKSI'] });
    const answer = await accepted(bank, () => bank.run('teller1', correction, data, { token }));
    expect(answer.slip).toMatchObject({ kode_transaksi: '1410', user_otorisasi: 'manager1', tanggal: MONDAY });
    expect(await boxOf(bank, { user: 'teller1' })).toMatchObject({ saldo: till.saldo, stok: till.stok });
    await expectSoundBooks(bank);
  });

  test('comes out of an account that was blocked or became dormant since, by the branch manager', async () => {
    const { nomor_referensi } = await transferred();
    await shut(bank, accounts.budi, 'T');
    const error = await refused(bank, 'OVERRIDE_NEEDED', () =>
      bank.run('backoffice1', correction, undo(nomor_referensi)),
    );
    expect(reasonsOf(error)).toEqual([
      ['ENTRI_DIBATALKAN', 'BRANCH_MANAGER'],
      ['KOREKSI', 'HEAD_TELLER'],
    ]);
    const idFlow = await file(nomor_referensi);
    await refused(bank, 'APPROVER_LIMIT', () => approve('headteller1', idFlow));
    await accepted(bank, () => approve('manager1', idFlow));
    await shut(bank, accounts.budi, '');
  });
});

describe('takes two persons', () => {
  test('with any amount; the preview names the reason and writes nothing, the second sees the content', async () => {
    const { nomor_referensi } = await transferred(1n);
    for (const user of ['teller1', 'headteller1', 'backoffice1']) {
      const error = await refused(bank, 'OVERRIDE_NEEDED', () => bank.run(user, correction, undo(nomor_referensi)));
      expect(reasonsOf(error)).toEqual([['KOREKSI', 'HEAD_TELLER']]);
    }
    const preview = await bank.run('backoffice1', correction, undo(nomor_referensi), { dryRun: true });
    expect(preview.otorisasi?.alasan).toMatchObject([{ kode: 'KOREKSI', rincian: { tanggal: DAY } }]);
    expect(preview.jurnal.map((line) => [line.nomor_rekening, line.debet, line.kredit])).toEqual([
      [accounts.ani, '0.00', '1.00'],
      [accounts.budi, '1.00', '0.00'],
    ]);
    const idFlow = await file(nomor_referensi);
    await refused(bank, 'SELF_APPROVAL', () => approve('backoffice1', idFlow));
    await refused(bank, 'NOT_FOUND', () => approve('headteller2', idFlow));
    await accepted(bank, () => approve('headteller1', idFlow));
  });

  test('by the authority of the original: a transfer by one over transfers, cash by one over cash', async () => {
    const data = {
      nomor_rekening_debet: accounts.firma,
      nomor_rekening_kredit: accounts.ani,
      nominal: rupiah(150_000_000n),
    };
    const { nomor_referensi } = await onFriday(async () => {
      const { id_flow } = await bank.flow('teller1', 'SUBMIT', { flowCode: 'PEMINDAHBUKUAN', seen: '', data });
      return bank.flow('manager1', 'APPROVE', { idFlow: id_flow });
    });
    await accepted(bank, async () => approve('headteller1', await file(nomor_referensi)));
    const deposited = await onFriday(async () => {
      const { id_flow } = await bank.flow('teller1', 'SUBMIT', {
        flowCode: 'SETOR_TUNAI',
        seen: '',
        data: cash(accounts.firma, 1_500),
      });
      return bank.flow('manager1', 'APPROVE', { idFlow: id_flow });
    });
    const idFlow = await file(deposited.nomor_referensi, 'teller1');
    await refused(bank, 'APPROVER_LIMIT', () => approve('headteller1', idFlow));
    await accepted(bank, () => approve('manager1', idFlow));
    await expectSoundBooks(bank);
  });

  test('and not by the word of the core: without grant or item the posting function refuses the link', async () => {
    const { nomor_referensi } = await transferred(2n);
    const data = undo(nomor_referensi);
    const other = await insertGrant(bank, { code: 'KOREKSI', data, maker: 'teller2', reasons: ['KOREKSI'] });
    await refused(bank, 'GRANT_INVALID', () => bank.run('teller1', correction, data, { token: other }));
    const token = await insertGrant(bank, { code: 'KOREKSI', data, maker: 'teller1', reasons: ['KOREKSI'] });
    await accepted(bank, () => bank.run('teller1', correction, data, { token }));
  });
});

describe('never twice', () => {
  test('neither again nor after a reversal, and a correction has no way back', async () => {
    const first = await transferred(3n);
    const posted = await approve('headteller1', await file(first.nomor_referensi));
    await refused(bank, 'ALREADY_REVERSED', () => bank.run('backoffice1', correction, undo(first.nomor_referensi)));
    await refused(bank, 'NOT_REVERSIBLE', () => bank.run('backoffice1', reversal, undo(posted.nomor_referensi)));
    const second = await onFriday(async () => {
      const done = await bank.run('backoffice1', bookTransfer, {
        nomor_rekening_debet: accounts.ani,
        nomor_rekening_kredit: accounts.budi,
        nominal: rupiah(4n),
      });
      const { id_flow } = await bank.flow('backoffice1', 'SUBMIT', {
        flowCode: 'REVERSAL',
        seen: '',
        data: undo(done.nomor_referensi),
      });
      await approve('headteller1', id_flow);
      return done;
    });
    await refused(bank, 'ALREADY_REVERSED', () => bank.run('backoffice1', correction, undo(second.nomor_referensi)));
  });

  test('two items of one journal: the first approval wins, the second gets an error; so do two at once', async () => {
    const { nomor_referensi } = await transferred(5n);
    const makers = ['backoffice1', 'teller1'] as const;
    const [one = '', two = ''] = [await file(nomor_referensi, makers[0]), await file(nomor_referensi, makers[1])];
    const ends = await Promise.allSettled([approve('headteller1', one), approve('manager1', two)]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const code = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason.code] : []));
    expect(code).toEqual(['ALREADY_REVERSED']);
    const loser = ends[0]?.status === 'rejected' ? 0 : 1;
    await bank.flow(makers[loser], 'CANCEL', { idFlow: [one, two][loser] ?? '' });
    const links = await bank.owner`
      select koreksi from journal_reversal r join journal j on j.id = r.journal_id where j.id = ${Number(nomor_referensi.slice(9))}`;
    expect(links.map((row) => row.koreksi)).toEqual([true]);
    await expectSoundBooks(bank);
  });

  test('the same key answers the same correction', async () => {
    const { nomor_referensi } = await transferred(6n);
    const data = undo(nomor_referensi);
    const key = randomUUID();
    const token = await insertGrant(bank, { code: 'KOREKSI', data, maker: 'backoffice1', reasons: ['KOREKSI'] });
    const first = await bank.run('backoffice1', correction, data, { token, key });
    expect(await bank.run('backoffice1', correction, data, { key })).toEqual(first);
  });
});

describe('refuses', () => {
  test('a journal of the day, which is reversed instead, and points a reversal of an earlier day here', async () => {
    const today = await bank.run('backoffice1', bookTransfer, {
      nomor_rekening_debet: accounts.ani,
      nomor_rekening_kredit: accounts.budi,
      nominal: rupiah(7n),
    });
    const error = await refused(bank, 'NOT_CORRECTABLE', () =>
      bank.run('backoffice1', correction, undo(today.nomor_referensi)),
    );
    expect(error.details.params?.sebab).toBe('HARI_INI');
    const { nomor_referensi } = await transferred(8n);
    const late = await refused(bank, 'NOT_REVERSIBLE', () => bank.run('backoffice1', reversal, undo(nomor_referensi)));
    expect(late.details.params?.sebab).toBe('HARI_TUTUP');
    const context = await bank.as('backoffice1');
    const reversalKindOf = async (reference: string) =>
      (await transaksiDetails(context, { nomor_referensi: reference, duplikat: 'F' })).dibatalkan_dengan;
    expect([await reversalKindOf(today.nomor_referensi), await reversalKindOf(nomor_referensi)]).toEqual([
      'REVERSAL',
      'KOREKSI',
    ]);
  });

  test('from another branch, which does not know the journal', async () => {
    const { nomor_referensi } = await transferred(9n);
    await refused(bank, 'NOT_FOUND', () => bank.run('teller3', correction, undo(nomor_referensi)));
    await accepted(bank, async () => approve('headteller1', await file(nomor_referensi)));
  });

  test('an item that waits when the day closes, or when the money has gone meanwhile; with both back it passes', async () => {
    const { nomor_referensi } = await onFriday(() => bank.run('teller1', cashDeposit, cash(accounts.pejabat, 10)));
    const idFlow = await file(nomor_referensi, 'teller1');
    await bank.owner`update branch set status = 'TUTUP' where kode_cabang = '001'`;
    await refused(bank, 'DAY_CLOSED', () => approve('manager1', idFlow));
    await bank.owner`update branch set status = 'BUKA' where kode_cabang = '001'`;
    await bank.owner`update account_state set saldo_ditahan = saldo_buku where nomor_rekening = ${accounts.pejabat}`;
    await refused(bank, 'INSUFFICIENT', () => approve('manager1', idFlow));
    await bank.owner`update account_state set saldo_ditahan = 0 where nomor_rekening = ${accounts.pejabat}`;
    await accepted(bank, () => approve('manager1', idFlow));
  });

  test('of an account that has moved to another branch since, and takes it again once the account is back', async () => {
    const { nomor_referensi } = await transferred(12n);
    const move = async (user: string, manager: string, cabang_tujuan: string) => {
      const data = { nomor_rekening: accounts.budi, cabang_tujuan, alasan: 'Nasabah pindah kota' };
      const { id_flow } = await bank.flow(user, 'SUBMIT', { flowCode: 'PINDAH_CABANG', seen: '', data });
      await accepted(bank, () => approve(manager, id_flow));
    };
    await move('cs1', 'manager1', '002');
    const error = await refused(bank, 'NOT_CORRECTABLE', () =>
      bank.run('backoffice1', correction, undo(nomor_referensi)),
    );
    expect(error).toMatchObject({ details: { params: { sebab: 'REKENING_PINDAH' } } });
    await move('cs2', 'manager2', '001');
    const posted = await accepted(bank, async () => approve('headteller1', await file(nomor_referensi)));
    expect(await linesOf(bank, posted.id_jurnal)).toEqual([
      ['001', '301001', -1_200n, accounts.ani, null],
      ['001', '203002', 1_200n, accounts.budi, null],
    ]);
  });

  test('of a month that is distributed is booked with today’s value date, linked both ways; while it is open it goes back into it', async () => {
    const [late, early] = [await transferred(10n), await transferred(11n)];
    await stand('2026-12-01');
    clockAhead(60_000);
    const corrected = async (nomorReferensi: string) => {
      const data = undo(nomorReferensi);
      const token = await insertGrant(bank, { code: 'KOREKSI', data, maker: 'backoffice1', reasons: ['KOREKSI'] });
      await bank.owner`update override_grant set berlaku_sampai = now() + interval '1 hour' where token = ${token}`;
      const posted = await accepted(bank, () => bank.run('backoffice1', correction, data, { token }));
      const days = await bank.owner<{ hari: string }[]>`
        select distinct coalesce(l.tanggal_valuta, l.tanggal)::text as hari from journal_line l where l.journal_id = ${posted.id_jurnal}`;
      return { posted, days: days.map(({ hari }) => hari) };
    };
    expect((await corrected(early.nomor_referensi)).days).toEqual([DAY]);
    await bank.owner`insert into gl_period (bulan, status) values ('2026-11-01', 'DIBAGIKAN')`;
    clockAhead(120_000);
    const seen = await bank.run('backoffice1', correction, undo(late.nomor_referensi), { dryRun: true });
    expect(seen.otorisasi?.alasan.map(({ kode }) => kode)).toEqual(['KOREKSI']);
    expect(seen.peringatan.map(({ kode }) => kode)).toContain('KOREKSI_VALUTA_HARI_INI');
    const { posted, days } = await corrected(late.nomor_referensi);
    expect(days).toEqual(['2026-12-01']);
    expect(
      await transaksiDetails(await bank.as('backoffice1'), { nomor_referensi: late.nomor_referensi, duplikat: 'F' }),
    ).toMatchObject({ transaksi: { status: 'CORRECTED', nomor_referensi_lawan: posted.nomor_referensi } });
    vi.restoreAllMocks();
    await expectSoundBooks(bank);
    await stand(MONDAY);
  });
});
