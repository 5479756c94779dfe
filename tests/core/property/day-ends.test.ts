import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { moveDay, steps as moves } from '#core/branch/day.ts';
import { countVaultOf } from '#core/db/seed/days.ts';
import { endEvenings } from '#core/evening/end-evenings.ts';
import { toPecahan } from '#core/ledger/pieces.ts';
import { formBatches } from '#core/settlement/form-batch.ts';
import { takeEntries } from '#core/settlement/take-entries.ts';
import { transferSettlement } from '#core/transfer/settle.ts';
import { AppError } from '#lib/errors/errors.ts';
import { inSoak } from '../../soak.ts';
import { clearingBank } from '../clearing/clearing-bank.ts';
import { rupiah } from '../counter-bank.ts';
import { ordinarySteps } from '../evening/run-step.ts';
import { expectSoundBooks } from '../helpers.ts';
import { beginOf, keep } from '../settlement/settlement-bank.ts';
import { accounts } from '../small-bank.ts';
import { chequeBank } from '../teller/cheque-bank.ts';
import { fromGiro } from '../transfer/transfer-bank.ts';

/**
 * Whatever has happened to the bank by the end of a day (undecided cheques, transfers that nobody answers, tills that stay open, branches
 * that do not come along or close early, messages at any moment), head office finds its way to the next open day by its own commands.
 */
const bank = await chequeBank(await clearingBank());
const { owner, file, approve, done } = bank;
beforeAll(() => owner`update clearing_cycle set pengembalian = '23:59'`);

const branches = ['001', '002'] as const;
const managers = { '000': 'finance1', '001': 'manager1', '002': 'manager2' } as const;
type Branch = keyof typeof managers;
const acts = [
  'prepare',
  'open',
  'cutOff',
  'close',
  'present',
  'pay',
  'return',
  'send',
  'leave',
  'answer',
  'arrive',
  'absent',
  'holiday',
  'withdraw',
] as const;
type Act = readonly [act: (typeof acts)[number], branch: Branch];

interface Standing {
  readonly kode_cabang: Branch;
  readonly status: string;
  readonly tanggal: string;
}
const standing = () =>
  owner<
    Standing[]
  >`select kode_cabang, status, accounting_date as tanggal from branch order by jenis <> 'HO', kode_cabang`;
const head = async (): Promise<Standing> => {
  const [row] = await standing();
  if (!row) throw new Error('there is no head office');
  return row;
};
const move = async (branch: Branch, step: keyof typeof moves) => {
  await moveDay(await bank.as(managers[branch]), { kode_cabang: branch, accounting_date: '' }, moves[step]);
  if (step === 'close') await endEvenings(bank.app, ordinarySteps);
};

let sheets = 0;
let messages = 0;
const present = async () => {
  const [row] = await owner<
    { tanggal: string }[]
  >`select accounting_date as tanggal from branch where kode_cabang = '001'`;
  sheets += 1;
  await done('backoffice1', 'TERIMA_PENARIKAN_KLIRING', {
    kode_bank: '014',
    nama_penerima: 'CV Maju Bersama',
    nomor_rekening: accounts.firma,
    jenis: 'CEK',
    nomor_warkat: `AA0000${String(((sheets - 1) % 25) + 1).padStart(2, '0')}`,
    tanggal_warkat: row?.tanggal,
    tanggal_efektif: '',
    nominal: rupiah(10_000n),
    kode_valuta: 'IDR',
    keterangan: '',
  });
};
/** Decides the oldest sheet that waits, if there is one. */
const decide = async (code: 'PENARIKAN_KLIRING' | 'TOLAKAN_PENARIKAN_KLIRING', more: object) => {
  const [row] = await owner<{ id: string }[]>`
    select id_penarikan::text as id from inward_sheet where status in ('DITERIMA', 'DITAHAN') order by id_penarikan limit 1`;
  if (!row) return;
  await done('backoffice1', code, {
    id_penarikan: row.id,
    nominal: rupiah(10_000n),
    kode_valuta: 'IDR',
    keterangan: '',
    ...more,
  });
};
const throwIt = (error: unknown) => {
  throw error;
};
const take = () => takeEntries({ db: bank.app, begin: beginOf(bank) }, [transferSettlement], throwIt);
const answer = async () => {
  const [item] = await owner<{ nomor: string; rail: string; jumlah: string }[]>`
    select end_to_end as nomor, rail, jumlah::text from settlement_item where status = 'DIKIRIM' and area = 'TRANSFER' order by 1 limit 1`;
  if (item)
    await keep(bank, [{ jenis: 'SELESAI', rail: item.rail, end_to_end: item.nomor, jumlah: item.jumlah, sebab: '' }]);
  await take();
};
const arrive = async (rekening: string, nama: string) => {
  messages += 1;
  const [one, isi] = [
    String(messages),
    {
      pengirim: { nama: 'PT Pengirim Jauh', rekening: '1230004567', bank: 'BMRIIDJA' },
      penerima: { nama, rekening },
      bank: 'BMRIIDJA',
      end_to_end: `E${messages}`,
      tanggal: '2026-01-05',
      berita: 'Faktur',
    },
  ];
  const entry = { urut: 1, jenis: 'MASUK', rail: 'SKN', id_transaksi: `BMRIIDJA/T${messages}`, jumlah: '100000', isi };
  await bank.app`
    select keep_settlement_message(${`MASUK-${messages}`}, 'pacs.008', 'SKN', ${one}, sha256(convert_to(${one}, 'UTF8')), 'sig', ${bank.app.json([entry])})`;
  await take();
};

/** The teller of 001 is gone: two others close the till by what the books say lies in it. */
const absent = async () => {
  const [row] = await owner<{ id: string; stok: Readonly<Record<string, number>> }[]>`
    select id_kas::text as id, stok from cash_box where id_user = 'teller1' and kode_valuta = 'IDR'`;
  const pecahan = toPecahan(row?.stok ?? {});
  const asked = { id_kas: row?.id, kode_valuta: 'IDR', pecahan, alasan: 'Teller tidak datang' };
  await approve(await file('headteller1', 'TUTUP_KAS_BERHALANGAN', asked), 'manager1');
};
/** The calendar of the day after the bank's changes late; a change that touches a run which has begun is refused by the database. */
const calendar = async (change: 'put in' | 'withdrawn') => {
  const { tanggal } = await head();
  try {
    if (change === 'put in')
      await owner`insert into holiday (tanggal, nama) values (next_business_day(${tanggal}::date), 'Cuti bersama')`;
    else await owner`delete from holiday where nama = 'Cuti bersama' and tanggal > ${tanggal}::date`;
  } catch (error) {
    expect((error as Error).message).toBe('CALENDAR_BEGUN');
  }
};

async function act([what, branch]: Act): Promise<unknown> {
  switch (what) {
    case 'present':
      return present();
    case 'pay':
      return decide('PENARIKAN_KLIRING', { nomor_rekening: accounts.firma });
    case 'return':
      return decide('TOLAKAN_PENARIKAN_KLIRING', { alasan_tolakan: ['13'], bebas_biaya: 'T' });
    case 'send':
      return done('teller1', 'SKN_NON_TUNAI', fromGiro(20_000n));
    case 'leave':
      return formBatches(beginOf(bank), [transferSettlement], throwIt, { semua: true });
    case 'answer':
      return answer();
    case 'absent':
      return absent();
    case 'holiday':
      return calendar('put in');
    case 'withdraw':
      return calendar('withdrawn');
    case 'arrive':
      return branch === '002' ? arrive(accounts.citra, 'Citra Permana') : arrive(accounts.ani, 'Ani Lestari');
    default:
      return move(branch, what);
  }
}

/** The next command of head office on its way to a day later than `from`, as its board would show it. */
async function goOn(from: string): Promise<void> {
  const [bankDay, ...others] = await standing();
  if (!bankDay) throw new Error('there is no head office');
  const late = others.find(({ status, tanggal }) =>
    bankDay.status === 'TUTUP'
      ? status !== 'TUTUP' && tanggal < bankDay.tanggal
      : status !== 'TUTUP' || tanggal < bankDay.tanggal,
  );
  if (late) {
    const asked = {
      kode_cabang: late.kode_cabang,
      accounting_date: late.tanggal,
      alasan: `Cabang tidak dapat menutup hari sejak ${from}`,
    };
    await approve(await file('finance1', 'TUTUP_PAKSA', asked), 'finance2');
    await endEvenings(bank.app, ordinarySteps);
  } else if (bankDay.status === 'TUTUP') {
    const [next] = await owner<{ tanggal: string }[]>`
      select next_business_day(accounting_date) as tanggal from branch where jenis = 'HO'`;
    await approve(await file('finance1', 'BUKA_HARI', { tanggal: next?.tanggal }), 'finance2');
  } else if (bankDay.status === 'CUT_OFF') {
    await countVaultOf(bank, 'finance1');
    await move('000', 'close');
  } else await move('000', 'cutOff');
}

/** Two days of each branch by force, then cut-off, close and opening of head office; some to spare. */
const COMMANDS = 10;

const command = fc.tuple(fc.constantFrom(...acts), fc.constantFrom('000', ...branches)) as fc.Arbitrary<Act>;

test('from whatever a day has come to, head office leads the bank to the next open day, and its books are sound', async () => {
  let carried = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 6, maxLength: 12 }), async (script) => {
      const { tanggal } = await head();
      for (const each of script) {
        try {
          await act(each);
          carried += 1;
        } catch (error) {
          // Whatever is not done was refused, in words.
          expect(error).toBeInstanceOf(AppError);
        }
      }
      let commands = 0;
      for (let now = await head(); now.tanggal <= tanggal || now.status !== 'BUKA'; now = await head()) {
        commands += 1;
        expect(commands).toBeLessThanOrEqual(COMMANDS);
        await goOn(tanggal);
      }
      // The branches come along.
      for (const branch of branches) {
        await move(branch, 'prepare');
        await move(branch, 'open');
      }
      await expectSoundBooks(bank);
    }),
    { numRuns: inSoak(24, 4), endOnFailure: true },
  );
  expect(carried).toBeGreaterThan(8);
});
