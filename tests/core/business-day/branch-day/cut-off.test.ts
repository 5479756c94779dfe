import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { commit } from '#core/engine/commit.ts';
import { accepted, cash, refused } from '../../counter-bank.ts';
import { accounts } from '../../small-bank.ts';
import { daysBank } from './days-bank.ts';

const bank = await daysBank();

/** Returns the user who may make it: no one else files items. */
const makerOf = (code: string): string =>
  ['PENARIKAN_KHASANAH', 'HITUNG_KHASANAH'].includes(code) ? 'headteller1' : 'teller1';

/** Files an item past the core's rules, as a core that was taken over would: only the posting function is left to say no. */
async function put(operasi: string, flowCode: string, id = randomUUID()): Promise<void> {
  const context = await bank.as(makerOf(flowCode));
  await commit(bank.app, {
    key: context.key,
    print: Buffer.alloc(32),
    actor: makerOf(flowCode),
    idUser: makerOf(flowCode),
    kodeCabang: '001',
    operasi,
    correlation: context.correlation,
    session: context.session,
    address: context.address,
    date: '2026-11-20',
    effects: [
      {
        efek: 'flow_put',
        fase: 'sebelum',
        dari: '',
        aksi: 'SUBMIT',
        baris: {
          id_flow: id,
          jenis: operasi === 'MINTA_OVERRIDE' ? 'OVERRIDE' : 'FLOW',
          flow_code: flowCode,
          trans_code: '0000',
          flow_state: 'WAITING',
          kode_cabang: '001',
          tanggal: '2026-11-20',
          user_input: makerOf(flowCode),
          flow_data: {},
          sidik: '\\x00',
          nominal: '1',
          kode_valuta: 'IDR',
          nomor_nasabah: [],
          nama_nasabah: '',
          keterangan: '',
          alasan: [],
          tingkat: '',
          persetujuan_perlu: 1,
          reservasi: [],
        },
      },
    ],
    answer: {},
  });
}

const calls = ['FLOW_SUBMIT', 'MINTA_OVERRIDE'];
const stand = (status: string) => bank.owner`update branch set status = ${status} where kode_cabang = '001'`;

test('after the cut-off only permitted movements are filed, by any caller of the posting function', async () => {
  for (const call of calls) await accepted(bank, () => put(call, 'PEMINDAHBUKUAN'));
  await stand('CUT_OFF');
  for (const call of calls) {
    for (const code of ['PEMINDAHBUKUAN', 'SETOR_TUNAI', 'PENARIKAN_KHASANAH', 'BUKA_KAS']) {
      await refused(bank, 'DAY_CLOSED', () => put(call, code));
    }
    await accepted(bank, () => put(call, 'HITUNG_KHASANAH'));
    await accepted(bank, () => put(call, 'SETORAN_KHASANAH'));
    // Cash that was handed over short comes back to its till; that it does is proved when the till opens.
    await accepted(bank, () => put(call, 'BUKA_KAS_ULANG'));
  }
});

test('while the day is prepared cash goes out of the vault, and nothing a customer asks for is filed', async () => {
  await stand('PERSIAPAN');
  for (const call of calls) {
    for (const code of ['PEMINDAHBUKUAN', 'SETOR_TUNAI', 'SETORAN_KHASANAH']) {
      await refused(bank, 'DAY_CLOSED', () => put(call, code));
    }
    await accepted(bank, () => put(call, 'PENARIKAN_KHASANAH'));
  }
  await stand('TUTUP');
  for (const call of calls) await refused(bank, 'DAY_CLOSED', () => put(call, 'HITUNG_KHASANAH'));
});

test('a deposit whose cash has moved is decided after the cut-off, one filed then is not', async () => {
  await stand('BUKA');
  const data = cash(accounts.ani, 300);
  const filed = await bank.flow('teller1', 'SUBMIT', { flowCode: 'SETOR_TUNAI', seen: '', data });
  await stand('CUT_OFF');
  await refused(bank, 'DAY_CLOSED', () => bank.flow('teller1', 'SUBMIT', { flowCode: 'SETOR_TUNAI', seen: '', data }));
  const posted = await accepted(bank, () => bank.flow('supervisor1', 'APPROVE', { idFlow: filed.id_flow }));
  expect(posted.nomor_referensi).not.toBe('');
});
