import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { bookTransfer } from '#core/cash/counter/book-transfer.ts';
import { getButtonTransition } from '#core/control/workflow/flow-view.ts';
import { makeHandlers, operations } from '#core/server/modules.ts';
import { codecOf } from '#lib/wire/codec.ts';
import type { Submit } from '#types/proto/common.ts';
import { accepted, accountRow, counterBank, refused, rupiah } from '../../counter-bank.ts';
import { accounts } from '../../small-bank.ts';

const bank = await counterBank();
const handlers = makeHandlers({
  loginHost: '',
  idleMinutes: 15,
  supervisor: () => Promise.reject(new Error('nobody is asked')),
});
const transfer = (whole: bigint) => ({
  nomor_rekening_debet: accounts.firma,
  nomor_rekening_kredit: accounts.ani,
  nominal: rupiah(whole),
});

const saveDraft = async (user = 'teller1') =>
  (await bank.flow(user, 'DRAFT', { flowCode: 'PEMINDAHBUKUAN', seen: '', data: transfer(1_000_000n) })).id_flow;

/** Posts a transfer as its processor does, from the draft. */
async function post(user: string, idFlow: string, { key = randomUUID(), dryRun = false, whole = 1_250_000n } = {}) {
  const { kode_valuta, keterangan, ...typed } = bookTransfer.schema.parse(transfer(whole));
  return handlers['teller.pemindahbukuan'].handle(await bank.as(user, key), {
    submit: {
      ...codecOf<Submit>('Submit').decode(new Uint8Array()),
      flowCode: 'PEMINDAHBUKUAN',
      idFlow,
      transRemark: 'langsung',
      dry_run: dryRun ? 'T' : 'F',
    },
    flowData: { ...typed, kode_valuta, keterangan, tanggal_valuta: typed.tanggal_valuta ?? '' },
  });
}

const stateOf = async (idFlow: string) => {
  const [row] = await bank.owner`select flow_state, journal_id from flow_instance where id_flow = ${idFlow}`;
  return { ...row };
};
const buttonsOf = async (user: string, idFlow: string, is_override: 'T' | 'F') =>
  (
    await getButtonTransition(await bank.as(user), operations, {
      flowCode: 'PEMINDAHBUKUAN',
      flowState: '',
      is_override,
      is_auto_auth: is_override === 'T' ? 'F' : 'T',
      idFlow,
    })
  ).buttons.map(({ action_type }) => action_type);

test('a draft continues like a new form: posted at once, released, sent, stored or cancelled', async () => {
  const idFlow = await saveDraft();
  expect(await buttonsOf('teller1', '', 'F')).toEqual(['POST', 'SUBMIT', 'DRAFT']);
  expect(await buttonsOf('teller1', '', 'T')).toEqual(['OVERRIDE', 'SUBMIT', 'DRAFT']);
  expect(await buttonsOf('teller1', idFlow, 'F')).toEqual(['POST', 'SUBMIT', 'DRAFT', 'CANCEL']);
  expect(await buttonsOf('teller1', idFlow, 'T')).toEqual(['OVERRIDE', 'SUBMIT', 'DRAFT', 'CANCEL']);
  await bank.flow('teller1', 'SUBMIT', { idFlow, seen: 'DRAFT' });
  expect(await buttonsOf('teller1', idFlow, 'F')).toEqual(['CANCEL']);
  await bank.flow('headteller1', 'RETURN', { idFlow, remark: 'nominal keliru' });
  expect(await buttonsOf('teller1', idFlow, 'F')).toEqual(['SUBMIT', 'CANCEL']);
  await bank.flow('teller1', 'CANCEL', { idFlow, seen: 'RETURNED' });
});

test('a draft says whose account it is, to those alone who may ask that at the counter', async () => {
  const named = async (idFlow: string) => {
    const [row] = await bank.owner`select rekening, nama_nasabah from flow_instance where id_flow = ${idFlow}`;
    return { ...row };
  };
  const [firm] = await bank.owner`select nama_rekening from account where nomor_rekening = ${accounts.firma}`;
  expect(await named(await saveDraft())).toEqual({ rekening: accounts.firma, nama_nasabah: firm?.nama_rekening });
  // A form of users has no account, whatever is put into it.
  const data = { nomor_rekening: accounts.firma };
  const { id_flow } = await bank.flow('admin1', 'DRAFT', { flowCode: 'UBAH_PENGGUNA', seen: '', data });
  expect(await named(id_flow)).toEqual({ rekening: accounts.firma, nama_nasabah: '' });
});

test('posting from a draft moves the money and closes the draft in one transaction', async () => {
  const idFlow = await saveDraft();
  const before = await accountRow(bank, accounts.firma);
  const key = randomUUID();
  expect((await post('teller1', idFlow, { dryRun: true })).id_jurnal).toBe('');
  expect(await stateOf(idFlow)).toEqual({ flow_state: 'DRAFT', journal_id: null });

  const posted = await accepted(bank, () => post('teller1', idFlow, { key }));
  expect((await accountRow(bank, accounts.firma)).saldo_buku).toBe(before.saldo_buku - 125_000_000n);
  expect(await stateOf(idFlow)).toEqual({ flow_state: 'CANCELLED', journal_id: null });
  const [step] = await bank.owner`
    select dari, ke, aksi, id_user, catatan from flow_step where id_flow = ${idFlow} order by urut desc limit 1`;
  expect({ ...step }).toEqual({
    dari: 'DRAFT',
    ke: 'CANCELLED',
    aksi: 'POST',
    id_user: 'teller1',
    catatan: 'langsung',
  });

  expect((await post('teller1', idFlow, { key })).id_jurnal).toBe(posted.id_jurnal);
  await refused(bank, 'FLOW_STATE', () => post('teller1', idFlow));
});

test('a posting that is refused leaves the draft open', async () => {
  const idFlow = await saveDraft();
  await refused(bank, 'INSUFFICIENT', () => post('teller1', idFlow, { whole: 900_000_000n }));
  expect(await stateOf(idFlow)).toEqual({ flow_state: 'DRAFT', journal_id: null });
  await accepted(bank, () => post('teller1', idFlow));
});

test('nothing but one’s own draft is posted that way', async () => {
  const [hers, sent] = [await saveDraft('backoffice1'), await saveDraft()];
  await refused(bank, 'NOT_FOUND', () => post('teller1', hers));
  await refused(bank, 'NOT_FOUND', () => post('teller1', randomUUID()));
  await bank.flow('teller1', 'SUBMIT', { idFlow: sent, seen: 'DRAFT' });
  await refused(bank, 'FLOW_STATE', () => post('teller1', sent));
  await accepted(bank, () => post('backoffice1', hers));
});
