import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { tillToVault } from '#core/cash/vault/till-to-vault.ts';
import { toRows } from '#core/programs/seed/counter.ts';
import type { RpcName } from '#types/rpc.ts';
import { books, boxOf, cash, seenItem } from '../counter-bank.ts';
import { accounts } from '../small-bank.ts';
import { submitOf } from './client.ts';
import { testCore } from './core-server.ts';

const core = await testCore();
const { bank, issuer } = core;

const NOBODY = '00000000-0000-4000-8000-000000000000';
const till3 = String((await boxOf(bank, { user: 'teller3' })).id_kas);
const vault2 = String((await boxOf(bank, { vault: '002' })).id_kas);
let item = '';
let reference = '';
let handover = '';

beforeAll(async () => {
  const data = { nomor_rekening_debet: accounts.citra, nomor_rekening_kredit: accounts.ani, nominal: '1000.00' };
  item = (await bank.flow('teller3', 'SUBMIT', { flowCode: 'PEMINDAHBUKUAN', seen: '', data })).id_flow;
  const refused = await bank.flow('teller3', 'SUBMIT', { flowCode: 'PEMINDAHBUKUAN', seen: '', data });
  await bank.flow('manager2', 'REJECT', { idFlow: refused.id_flow, remark: 'tidak perlu' });
  reference = (await bank.run('teller3', cashDeposit, cash(accounts.citra, 1))).nomor_referensi;
  const sent = await bank.run('teller3', tillToVault, { nominal: '100000.00', pecahan: toRows({ '100000': 1 }) });
  const [row] = await bank.owner`select id_serah_terima as id from handover where journal_kirim = ${sent.id_jurnal}`;
  handover = row?.id as string;
});

/** Every way to ask for something of branch 002, the same question about something that does not exist, and who may ask. */
const questions: readonly {
  rpc: RpcName;
  stranger: string;
  own: string;
  theirs: () => Record<string, unknown>;
  none: () => Record<string, unknown>;
}[] = [
  {
    rpc: 'teller.tellerDetail',
    stranger: 'teller1',
    own: 'teller3',
    theirs: () => ({ id_kas: till3 }),
    none: () => ({ id_kas: '9999' }),
  },
  {
    rpc: 'teller.teller',
    stranger: 'teller1',
    own: 'teller3',
    theirs: () => ({ kode_cabang: '002' }),
    none: () => ({ kode_cabang: '999' }),
  },
  {
    rpc: 'vault.cashTeller',
    stranger: 'headteller1',
    own: 'headteller2',
    theirs: () => ({ kode_cabang: '002' }),
    none: () => ({ kode_cabang: '999' }),
  },
  {
    rpc: 'vault.khasanah',
    stranger: 'headteller1',
    own: 'headteller2',
    theirs: () => ({ kode_cabang: '002' }),
    none: () => ({ kode_cabang: '999' }),
  },
  {
    rpc: 'vault.mutasi',
    stranger: 'headteller1',
    own: 'headteller2',
    theirs: () => ({ id_kas: vault2 }),
    none: () => ({ id_kas: '9999' }),
  },
  {
    rpc: 'vault.mutasi',
    stranger: 'teller1',
    own: 'teller3',
    theirs: () => ({ id_kas: till3 }),
    none: () => ({ id_kas: '9999' }),
  },
  {
    rpc: 'vault.dailyBalance',
    stranger: 'headteller1',
    own: 'headteller2',
    theirs: () => ({ kode_cabang: '002' }),
    none: () => ({ kode_cabang: '999' }),
  },
  {
    rpc: 'vault.posisi',
    stranger: 'headteller1',
    own: 'headteller2',
    theirs: () => ({ kode_cabang: '002' }),
    none: () => ({ kode_cabang: '999' }),
  },
  {
    rpc: 'vault.denom',
    stranger: 'headteller1',
    own: 'headteller2',
    theirs: () => ({ kode_cabang: '002', kode_kas: 'KHS' }),
    none: () => ({ kode_cabang: '999', kode_kas: 'KHS' }),
  },
  {
    rpc: 'vault.serahTerima',
    stranger: 'teller1',
    own: 'teller3',
    theirs: () => ({ kode_cabang: '002' }),
    none: () => ({ kode_cabang: '999' }),
  },
  {
    rpc: 'flow.getByIdFlow',
    stranger: 'manager1',
    own: 'manager2',
    theirs: () => ({ id_flow: item }),
    none: () => ({ id_flow: NOBODY }),
  },
  {
    rpc: 'flow.getButtonTransition',
    stranger: 'teller1',
    own: 'teller3',
    theirs: () => ({ idFlow: item }),
    none: () => ({ idFlow: NOBODY }),
  },
  {
    rpc: 'flow.otorisasiData',
    stranger: 'manager1',
    own: 'manager2',
    theirs: () => ({ kode_cabang: '002' }),
    none: () => ({ kode_cabang: '999' }),
  },
  {
    rpc: 'flow.otorisasiHistoryData',
    stranger: 'manager1',
    own: 'manager2',
    theirs: () => ({ kode_cabang: '002' }),
    none: () => ({ kode_cabang: '999' }),
  },
  {
    rpc: 'teller.transaksiDetails',
    stranger: 'teller1',
    own: 'teller3',
    theirs: () => ({ nomor_referensi: reference }),
    none: () => ({ nomor_referensi: '002261120999999999' }),
  },
  {
    rpc: 'teller.transaksiToday',
    stranger: 'teller1',
    own: 'teller3',
    theirs: () => ({ kode_cabang: '002' }),
    none: () => ({ kode_cabang: '999' }),
  },
  {
    rpc: 'teller.transaksiHistory',
    stranger: 'teller1',
    own: 'teller3',
    theirs: () => ({ kode_cabang: '002' }),
    none: () => ({ kode_cabang: '999' }),
  },
  {
    rpc: 'report.jurnal',
    stranger: 'manager1',
    own: 'manager2',
    theirs: () => ({ kode_cabang: '002' }),
    none: () => ({ kode_cabang: '999' }),
  },
  {
    rpc: 'report.gl',
    stranger: 'manager1',
    own: 'manager2',
    theirs: () => ({ branch_code: '002' }),
    none: () => ({ branch_code: '999' }),
  },
  {
    rpc: 'report.glHarian',
    stranger: 'manager1',
    own: 'manager2',
    theirs: () => ({ branch_code: '002', kode_gl: '301001' }),
    none: () => ({ branch_code: '999', kode_gl: '301001' }),
  },
  {
    rpc: 'report.glDetail',
    stranger: 'manager1',
    own: 'manager2',
    theirs: () => ({ branch_code: '002', kode_gl: '301001' }),
    none: () => ({ branch_code: '999', kode_gl: '301001' }),
  },
  {
    rpc: 'report.neraca',
    stranger: 'manager1',
    own: 'manager2',
    theirs: () => ({ branch_code: '002' }),
    none: () => ({ branch_code: '999' }),
  },
  {
    rpc: 'report.labaRugi',
    stranger: 'manager1',
    own: 'manager2',
    theirs: () => ({ branch_code: '002' }),
    none: () => ({ branch_code: '999' }),
  },
  {
    rpc: 'report.trialBalance',
    stranger: 'manager1',
    own: 'manager2',
    theirs: () => ({ branch_code: '002' }),
    none: () => ({ branch_code: '999' }),
  },
  {
    rpc: 'branch.periksaTutup',
    stranger: 'manager1',
    own: 'manager2',
    theirs: () => ({ kode_cabang: '002' }),
    none: () => ({ kode_cabang: '999' }),
  },
  {
    rpc: 'access.validateUser',
    stranger: 'teller1',
    own: 'manager2',
    theirs: () => ({ user_id: 'teller3', getLimitCode: 'TUNAI', nominalCekLimit: '1.00' }),
    none: () => ({ user_id: 'siapa', getLimitCode: 'TUNAI', nominalCekLimit: '1.00' }),
  },
];

describe('another branch’s thing is answered like one that does not exist', () => {
  test.each(questions)('$rpc by $stranger', async ({ rpc, stranger, own, theirs, none }) => {
    const strange = await issuer.token(stranger);
    const [about, nothing] = [
      await core.call(rpc, theirs(), { token: strange }),
      await core.call(rpc, none(), { token: strange }),
    ];
    expect(about).toEqual(nothing);
    const duplicate = await core.call(rpc, theirs(), { token: await issuer.token(own) });
    expect(duplicate.code).toBe('OK');
    expect(duplicate.reply).not.toEqual(nothing.reply);
  });

  const key = () => ({ key: randomUUID() });
  test('deciding, receiving, undoing', async () => {
    const before = await books(bank);
    const manager = await issuer.token('manager1');
    // Claims somebody else's item as if it had been seen.
    const shown = await seenItem(core.bank, item);
    const act = (idFlow: string, token: string) =>
      core.call(
        'flow.processV2',
        {
          submit: submitOf({
            ...shown,
            actionType: 'REJECT',
            idFlow,
            flowState: 'WAITING',
            transRemark: 'bukan punya kami',
          }),
        },
        { token, ...key() },
      );
    expect(await act(item, manager)).toEqual(await act(NOBODY, manager));

    const head = await issuer.token('headteller1');
    const receive = (id: string, token: string) =>
      core.call(
        'vault.terimaKas',
        { id_serah_terima: id, pecahan: toRows({ '100000': 1 }), dry_run: 'F' },
        { token, ...key() },
      );
    expect(await receive(handover, head)).toEqual(await receive(NOBODY, head));

    const teller = await issuer.token('teller1');
    const undo = (nomor_referensi: string) =>
      core.call(
        'teller.reversal',
        { submit: submitOf({ flowCode: 'REVERSAL' }), flowData: { nomor_referensi, alasan: 'salah orang' } },
        { token: teller, ...key() },
      );
    expect(await undo(reference)).toEqual(await undo('002261120999999999'));

    const { audit_log: _, ...after } = await books(bank);
    expect(after).toEqual(Object.fromEntries(Object.entries(before).filter(([table]) => table !== 'audit_log')));
    expect((await receive(handover, await issuer.token('headteller2'))).code).toBe('OK');
    expect((await act(item, await issuer.token('manager2'))).code).toBe('OK');
  });
});

describe('an account of another branch', () => {
  test('shows the fields of a counter transaction and no more', async () => {
    const token = await issuer.token('teller1');
    const list = await core.call(
      'savings.rekening',
      { paging: { page: 1, show: 15, cursor: '', sort: '', keyword: accounts.citra } },
      { token },
    );
    expect(list.reply?.data[0]).toMatchObject({
      nomor_rekening: accounts.citra,
      nama_nasabah: 'Citra Permana',
      kode_produk: '12',
      kode_cabang: '002',
      status_rekening: 'AKTIF',
      saldo_tersedia: '',
      nomor_nasabah: '',
    });
    const own = await core.call(
      'savings.rekening',
      { paging: { page: 1, show: 15, cursor: '', sort: '', keyword: accounts.ani } },
      { token },
    );
    expect(own.reply?.data[0]?.saldo_tersedia).toBe('9950000.00');
    const detail = await core.call(
      'savings.validateRekening',
      { nomor_rekening: accounts.citra, detailed: 'T' },
      { token },
    );
    const { rekening, cara_tanda_tangan, penanda, ...fields } = detail.reply ?? {};
    // A teller who pays there has to know how the account is signed for.
    expect([cara_tanda_tangan, penanda]).toEqual(['SENDIRI', []]);
    expect(rekening).toMatchObject({
      nama_nasabah: 'Citra Permana',
      saldo_buku: '',
      saldo_tersedia: '',
      nomor_nasabah: '',
    });
    expect(new Set(Object.values(fields))).toEqual(new Set(['']));
    const mine = await core.call(
      'savings.validateRekening',
      { nomor_rekening: accounts.ani, detailed: 'T' },
      { token },
    );
    expect(mine.reply?.nomor_identitas).toMatch(/^\*{12}\d{4}$/);
  });

  test('hides its balances when money moves on it, by preview, posting and replay', async () => {
    const token = await issuer.token('teller1');
    const key = randomUUID();
    const withdraw = (dry_run: string) =>
      core.call(
        'teller.tarikTunai',
        {
          submit: submitOf({ flowCode: 'TARIK_TUNAI', dry_run }),
          flowData: { ...cash(accounts.citra, 1), kode_valuta: 'IDR' },
        },
        { token, key },
      );
    for (const answer of [await withdraw('T'), await withdraw('F'), await withdraw('F')]) {
      expect(answer.code).toBe('OK');
      expect(answer.reply?.saldo_tersedia).toBe('');
      expect(answer.reply?.saldo.map((each) => each.jenis)).toEqual(['KAS']);
    }
    const own = await core.call(
      'teller.tarikTunai',
      {
        submit: submitOf({ flowCode: 'TARIK_TUNAI', dry_run: 'T' }),
        flowData: { ...cash(accounts.ani, 1), kode_valuta: 'IDR' },
      },
      { token },
    );
    expect(own.reply?.saldo.map((each) => each.jenis)).toEqual(['REKENING', 'KAS']);
    expect(own.reply?.saldo_tersedia).toBe('9850000.00');
  });
});
