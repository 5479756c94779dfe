import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { closeChecks } from '#core/business-day/branch-day/checks.ts';
import { dayBoard } from '#core/business-day/end-of-day/day-board.ts';
import { bookTransfer } from '#core/cash/counter/book-transfer.ts';
import { accepted, cash, refused } from '../../counter-bank.ts';
import { accounts } from '../../small-bank.ts';
import { daysBank } from './days-bank.ts';

const bank = await daysBank();
const transfer = { nomor_rekening_debet: accounts.ani, nomor_rekening_kredit: accounts.budi, nominal: '1000.00' };

test('the bank’s day needs the end of day before, the calendar’s date, head office, and two persons', async () => {
  await refused(bank, 'DAY_ALREADY', () => bank.file('BUKA_HARI', { tanggal: '2026-11-23' }));
  await bank.endOfDay('000');
  await refused(bank, 'DAY_CHANGED', () => bank.file('BUKA_HARI', { tanggal: '2026-11-24' }));
  await refused(bank, 'FORBIDDEN', () => bank.file('BUKA_HARI', { tanggal: '2026-11-23' }, 'manager1'));
  const item = await bank.file('BUKA_HARI', { tanggal: '2026-11-23' });
  await refused(bank, 'CHANGE_WAITING', () => bank.file('BUKA_HARI', { tanggal: '2026-11-23' }, 'finance2'));
  await refused(bank, 'SELF_APPROVAL', () => bank.approve(item, 'finance1'));
  await refused(bank, 'NOT_FOUND', () => bank.approve(item, 'manager1'));
  expect(await bank.status('000')).toBe('TUTUP 2026-11-20');
  // Two try at the same instant: one opens the day, the other gets a refusal.
  const tries = await Promise.allSettled([bank.approve(item), bank.approve(item)]);
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await bank.status('000')).toBe('BUKA 2026-11-23');
  const [step] =
    await bank.owner`select id_user, disetujui_oleh from branch_day_step where kode_cabang = '000' and tanggal = '2026-11-23'`;
  expect({ ...step }).toEqual({ id_user: 'finance1', disetujui_oleh: 'finance2' });
});

test('a branch may work one business day behind; the next bank day waits for it, or it is closed by force', async () => {
  // Branches 001 and 002 are still at work on Friday while the bank's day is Monday.
  await accepted(bank, () => bank.run('backoffice1', bookTransfer, transfer));
  await refused(bank, 'EOD_NOT_FAILED', () => bank.forceClose('000', '2026-11-23'));
  await bank.endOfDay('000');
  await refused(bank, 'DAY_BEHIND', () => bank.openBank());
  await refused(bank, 'FORBIDDEN', () =>
    bank.file(
      'TUTUP_PAKSA',
      { kode_cabang: '001', accounting_date: '2026-11-20', alasan: 'tidak dapat dihubungi' },
      'manager1',
    ),
  );
  const waiting = await bank.flow('teller1', 'SUBMIT', {
    flowCode: 'SETOR_TUNAI',
    seen: '',
    data: cash(accounts.ani, 300),
  });
  await accepted(bank, () => bank.forceClose('001', '2026-11-20'));
  expect(await bank.status('001')).toBe('TUTUP 2026-11-20');
  // Both persons have read what stays open.
  const [shown] =
    await bank.owner`select perubahan from flow_instance where flow_code = 'TUTUP_PAKSA' and flow_state = 'APPROVED'`;
  expect(shown?.perubahan).toEqual([
    { kolom: 'status_akses_desc', lama: 'BUKA', baru: 'TUTUP' },
    { kolom: 'belum_selesai', lama: '', baru: 'KAS_MENUNGGU Siti Rahmawati; KAS_TELLER TLR01; KHASANAH KHS' },
  ]);
  const [ended] =
    await bank.owner`select flow_state, kas_sudah_berpindah from flow_instance where id_flow = ${waiting.id_flow}`;
  expect({ ...ended }).toEqual({ flow_state: 'CANCELLED', kas_sudah_berpindah: true });
  // Its counters stop, then its end of day runs as every other; the log has both with the deciding user.
  const log = await bank.owner`
    select dari, ke, id_user, disetujui_oleh, alasan from branch_day_step where kode_cabang = '001' order by tanggal, urut`;
  const decided = { id_user: 'finance1', disetujui_oleh: 'finance2', alasan: 'Cabang tidak dapat dihubungi' };
  expect(log.map((row) => ({ ...row }))).toEqual([
    { dari: 'BUKA', ke: 'CUT_OFF', ...decided },
    { dari: 'CUT_OFF', ke: 'TUTUP', ...decided },
  ]);
  await refused(bank, 'DAY_NOT_BEHIND', () => bank.forceClose('001', '2026-11-20'));
  await bank.endOfDay('002');
  await accepted(bank, () => bank.openBank());
  // The branch that was closed by force follows to the bank's day; its till is open as it was, and must be proved.
  await accepted(bank, () => bank.step('manager1', 'prepare'));
  expect(await bank.status('001')).toBe('PERSIAPAN 2026-11-24');
  const [till] = await bank.owner`select status, tanggal from cash_box where id_user = 'teller1'`;
  expect({ ...till }).toEqual({ status: 'BUKA', tanggal: '2026-11-24' });
  await bank.step('manager1', 'open');
  await bank.endOfDay('001');
});

test('the board shows head office every branch, and others their own', async () => {
  const rows = async (user: string) => (await dayBoard(await bank.as(user), { paging: undefined })).data;
  expect((await rows('finance1')).map((row) => [row.kode_cabang, row.status_akses_desc, row.accounting_date])).toEqual([
    ['000', 'BUKA', '2026-11-24'],
    ['001', 'TUTUP', '2026-11-24'],
    ['002', 'TUTUP', '2026-11-20'],
  ]);
  expect((await rows('manager2')).map((row) => row.kode_cabang)).toEqual(['002']);
});

test('a year without a calendar is refused, and its end is spoken of sixty days before', async () => {
  const near = async () => (await closeChecks(await bank.as('finance1'), '000')).kalender_sampai;
  expect(await near()).toBe('');
  await bank.owner`delete from holiday where tanggal >= '2027-01-01'`;
  expect(await near()).toBe('2026-12-31');
  await bank.endOfDay('000');
  await bank.owner`update branch set accounting_date = '2026-12-31' where kode_cabang = '000'`;
  await refused(bank, 'CALENDAR_MISSING', () => bank.file('BUKA_HARI', { tanggal: '2027-01-01' }));
  await bank.owner`insert into holiday values ('2027-01-01', 'Tahun Baru 2027')`;
  await accepted(bank, () => bank.openBank());
  expect(await bank.status('000')).toBe('BUKA 2027-01-04');
});

test('a key is good for one step', async () => {
  const key = randomUUID();
  await accepted(bank, () => bank.step('finance1', 'cutOff', '', { key }));
  await refused(bank, 'KEY_REUSED', () => bank.step('finance1', 'cutOff', '', { key, seen: '2027-01-05' }));
});
