import { describe, expect, test } from 'vitest';
import { forgetCaller } from '#core/access/callers.ts';
import { countFindings } from '#core/books/reports/regulatory/checks/check.ts';
import { checksOf } from '#core/books/reports/regulatory/extracts.ts';
import { reportSuspicion } from '#core/customers/walk-ins/report-suspicion.ts';
import { buktiTunai, laporanTunai } from '#core/customers/walk-ins/reports.ts';
import { reportSuspicionData } from '#lib/customers/schemas/wic.ts';
import { paging } from '../../asking.ts';
import { accepted, books, refused } from '../../counter-bank.ts';
import { refusal } from '../../helpers.ts';
import { accounts, DAY } from '../../small-bank.ts';
import { cashBank } from './cash-bank.ts';

const bank = await cashBank();
const URAIAN = 'Menolak menjelaskan asal uang dan meminta setoran dipecah';
const asked = (over: object = {}) => ({ pihak: accounts.citra, uraian: URAIAN, ...over });
const all = {
  paging: paging(),
  jenis: 'CURIGA',
  arah: '',
  status: '',
  tanggal_awal: '',
  tanggal_akhir: '',
  id_laporan: '',
};
const seenBy = async (user: string, over: object = {}) =>
  (await laporanTunai(await bank.as(user), { ...all, ...over })).data;

describe('a teller’s suspicion', () => {
  test('is compliance’s at once, with who wrote it and by when; it posts nothing and names nobody in the trail', async () => {
    const before = await bank.owner`select count(*)::integer as n from journal`;
    const posted = await accepted(bank, () => bank.run('teller1', reportSuspicion, asked({ nominal: '250000000.00' })));
    expect(posted).toMatchObject({ nomor_referensi: '', jurnal: [], slip: undefined });
    expect(await bank.owner`select count(*)::integer as n from journal`).toEqual(before);
    expect(await seenBy('compliance1')).toMatchObject([
      {
        jenis: 'CURIGA',
        jenis_pihak: 'NASABAH',
        pihak: await bank.ownerOf(accounts.citra),
        nama: 'Citra Permana',
        arah: '',
        dari: DAY,
        sampai: DAY,
        jumlah: '250000000.00',
        status: 'BARU',
        selesai: 'T',
        uraian: URAIAN,
        pelapor: 'Siti Rahmawati',
      },
    ]);
    const trail =
      await bank.owner`select to_jsonb(a)::text as baris from audit_log a where a.aksi = 'LAPOR_KECURIGAAN'`;
    expect(trail).toHaveLength(1);
    for (const word of [accounts.citra, await bank.ownerOf(accounts.citra), 'Citra', 'Menolak', '250000000'])
      expect(trail[0]?.baris).not.toContain(word);
  });

  test('is read by nobody else: writer, manager, finance, auditor, or the person concerned', async () => {
    const [row] = await seenBy('compliance1');
    const id = row?.id_laporan ?? '';
    for (const user of ['teller1', 'manager1', 'headteller1', 'finance1', 'auditor1']) {
      expect([user, await seenBy(user)]).toEqual([user, []]);
      await refusal(
        bank.as(user).then((context) => buktiTunai(context, { paging: paging(), id_laporan: id })),
        'NOT_FOUND',
      );
    }
    await bank.owner`update app_user set nomor_nasabah = ${row?.pihak ?? ''} where id_user = 'compliance2'`;
    forgetCaller(bank.app);
    expect(await seenBy('compliance2')).toEqual([]);
    await bank.owner`update app_user set nomor_nasabah = null where id_user = 'compliance2'`;
    forgetCaller(bank.app);
    expect(await seenBy('compliance2')).toHaveLength(1);
  });

  test('may be about somebody with a name only, and about a transaction; an unknown number is refused by its field', async () => {
    const { nomor_referensi } = await bank.deposit('teller1', accounts.citra, 300);
    await accepted(bank, () =>
      bank.run('teller3', reportSuspicion, { nama: 'Pria berjaket hitam', uraian: URAIAN, nomor_referensi }),
    );
    expect(await seenBy('compliance1')).toMatchObject([
      { jenis_pihak: 'NASABAH' },
      { jenis_pihak: 'LAIN', pihak: '', nama: 'Pria berjaket hitam', nomor_referensi, jumlah: '0.00' },
    ]);
    const before = await books(bank);
    await refused(bank, 'SUSPICION_PARTY', () =>
      bank.run('teller1', reportSuspicion, asked({ pihak: '001119999999' })),
    );
    await refused(bank, 'SUSPICION_TRANSACTION', () =>
      bank.run('teller1', reportSuspicion, asked({ nomor_referensi: '001261120000999999' })),
    );
    expect(await books(bank)).toEqual(before);
  });

  test('counts among the due reports, and is decided by two compliance officers without waiting for a day’s end', async () => {
    const month = { awal: '2026-11-01', akhir: '2026-11-30' };
    const waiting = async () =>
      (await countFindings(bank.app, checksOf.LTKM, month)).find(({ periksa }) => periksa === 'LAPORAN_MENUNGGU')
        ?.jumlah;
    expect(await waiting()).toBe(2);
    const [, unknown] = await seenBy('compliance1');
    const data = {
      id_laporan: unknown?.id_laporan,
      status: 'DILAPORKAN',
      nomor_laporan: 'LTKM-2026-0001',
      alasan: '',
      jumlah: '0.00',
      versi: 0,
    };
    const file = (user: string) => bank.flow(user, 'SUBMIT', { flowCode: 'PUTUSAN_LAPORAN_TUNAI', seen: '', data });
    await refused(bank, 'FORBIDDEN', () => file('manager1'));
    const { id_flow } = await accepted(bank, () => file('compliance1'));
    await refused(bank, 'SELF_APPROVAL', () => bank.flow('compliance1', 'APPROVE', { idFlow: id_flow }));
    await accepted(bank, () => bank.flow('compliance2', 'APPROVE', { idFlow: id_flow }));
    expect(await seenBy('compliance1', { status: 'DILAPORKAN' })).toMatchObject([
      { nama: 'Pria berjaket hitam', nomor_laporan: 'LTKM-2026-0001' },
    ]);
    expect(await waiting()).toBe(1);
  });

  test('names the person and the facts', () => {
    for (const [wrong, field] of [
      [{ pihak: '', nama: '' }, 'nama'],
      [{ uraian: 'Aneh' }, 'uraian'],
      [{ pihak: 'Citra' }, 'pihak'],
      [{ pelapor: 'teller2' }, ''],
    ] as const)
      expect(reportSuspicionData.safeParse(asked(wrong)).error?.issues[0]?.path.join('.')).toBe(field);
    expect(reportSuspicionData.safeParse(asked()).success).toBe(true);
  });
});
