import { describe, expect, test } from 'vitest';
import { forgetCaller } from '#core/access/callers.ts';
import { processBatch } from '#core/control/workflow/batch.ts';
import { getByIdFlow } from '#core/control/workflow/flow-view.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { operations } from '#core/server/modules.ts';
import {
  accepted,
  accountRow,
  bareCommit,
  counterBank,
  linesOf,
  refused,
  rupiah,
  seenItem,
} from '../../counter-bank.ts';
import { refusal } from '../../helpers.ts';
import { accounts } from '../../small-bank.ts';

const bank = await counterBank();
const transfer = (whole: bigint, to: string = accounts.ani) => ({
  nomor_rekening_debet: accounts.firma,
  nomor_rekening_kredit: to,
  nominal: rupiah(whole),
});
const submit = async (data: unknown = transfer(60_000_000n), flowCode = 'PEMINDAHBUKUAN', user = 'teller1') =>
  (await bank.flow(user, 'SUBMIT', { flowCode, seen: '', data })).id_flow;
const itemRow = async (id: string) => {
  const [row] = await bank.owner`
    select flow_state, versi, pemeriksa, wewenang, tingkat, array(select a ->> 'kode' from jsonb_array_elements(alasan) a) as alasan
    from flow_instance where id_flow = ${id}`;
  return { ...row };
};

describe('a decision covers the content that its checker saw', () => {
  test('60,000,000 to one customer seen, 200,000,000 to another filed under the same number: nothing is posted', async () => {
    const idFlow = await submit(transfer(60_000_000n));
    const shown = await seenItem(bank, idFlow);
    await bank.flow('supervisor1', 'RETURN', { idFlow, remark: 'mohon diperiksa' });
    await bank.flow('teller1', 'SUBMIT', { idFlow, seen: 'RETURNED', data: transfer(90_000_000n, accounts.budi) });
    await refused(bank, 'FLOW_CHANGED', () => bank.flow('manager1', 'APPROVE', { idFlow, shown }));
    await refused(bank, 'FLOW_CHANGED', () =>
      bank.flow('manager1', 'REJECT', { idFlow, shown, remark: 'tidak jadi dibukukan' }),
    );
    await refused(bank, 'FLOW_CHANGED', () =>
      bank.flow('manager1', 'RETURN', { idFlow, shown, remark: 'tidak jadi dibukukan' }),
    );
    // The allowed counterpart: a checker who has read the present content may decide it.
    const posted = await accepted(bank, () => bank.flow('manager1', 'APPROVE', { idFlow }));
    expect((await linesOf(bank, posted.id_jurnal)).map((line) => [line[2], line[3]])).toEqual([
      [9_000_000_000n, accounts.firma],
      [-9_000_000_000n, accounts.budi],
    ]);
    await bank.flow('manager1', 'APPROVE', {
      idFlow: await submit({
        ...transfer(150_000_000n),
        nomor_rekening_debet: accounts.budi,
        nomor_rekening_kredit: accounts.firma,
        nominal: rupiah(90_000_000n),
      }),
    });
  });

  test('the number alone decides nothing; version, content and reasons must each be the present ones', async () => {
    const idFlow = await submit();
    const shown = await seenItem(bank, idFlow);
    const wrong = [
      { versi: 0, sidik: '', kode_alasan: [] },
      { ...shown, sidik: '0'.repeat(32) },
      { ...shown, versi: shown.versi + 1 },
      { ...shown, kode_alasan: ['DI_BAWAH_MINIMUM'] },
    ];
    for (const [at, each] of wrong.entries()) {
      const code = at === 0 ? 'VALIDATION' : 'FLOW_CHANGED';
      await refused(bank, code, () => bank.flow('manager1', 'APPROVE', { idFlow, shown: each }));
    }
    await accepted(bank, () => bank.flow('manager1', 'REJECT', { idFlow, shown, remark: 'selesai diuji' }));
  });

  test('in a batch each item is bound to its content shown', async () => {
    const [still, changed] = [await submit(transfer(1_000_000n)), await submit(transfer(1_000_000n))];
    const item = await Promise.all(
      [still, changed].map(async (id) => ({ id_flow: id, ...(await seenItem(bank, id)) })),
    );
    await bank.flow('supervisor1', 'RETURN', { idFlow: changed, remark: 'mohon diperiksa' });
    await bank.flow('teller1', 'SUBMIT', { idFlow: changed, seen: 'RETURNED', data: transfer(2_000_000n) });
    const before = await accountRow(bank, accounts.firma);
    const decide = async (items: typeof item) =>
      processBatch(await bank.as('manager1'), operations, { actionType: 'APPROVE', item: items, transRemark: '' });
    const { hasil } = await decide(item);
    expect(hasil.map((row) => [row.resp_code, row.flow_state, row.nomor_referensi !== ''])).toEqual([
      ['00', 'APPROVED', true],
      ['40', 'WAITING', false],
    ]);
    expect((await accountRow(bank, accounts.firma)).saldo_buku).toBe(before.saldo_buku - 100_000_000n);
    await refused(bank, 'VALIDATION', () =>
      bank.flow('manager1', 'APPROVE', { idFlow: changed, shown: { versi: 2, sidik: '', kode_alasan: [] } }),
    );
    const now = { id_flow: changed, ...(await seenItem(bank, changed)) };
    expect((await decide([now])).hasil.map((row) => row.flow_state)).toEqual(['APPROVED']);
  });

  test('a decision is bound to the content that a read returned', async () => {
    const idFlow = await submit(transfer(1_000_000n));
    const detail = await getByIdFlow(await bank.as('manager1'), operations, idFlow);
    expect(detail.item).toMatchObject(await seenItem(bank, idFlow));
    expect(detail.ringkasan).toEqual({
      flowCode: 'PEMINDAHBUKUAN',
      nominal: '1000000.00',
      kode_valuta: 'IDR',
      nomor_rekening: accounts.firma,
      nama_nasabah: expect.stringMatching(/./),
      nomor_rekening_lawan: accounts.ani,
      nama_lawan: expect.stringMatching(/./),
      objek: '',
      biaya: '',
      jumlah: '',
      kalimat: {
        id: expect.stringMatching(/^Pindahkan Rp1\.000\.000 dari /),
        en: expect.stringMatching(/^Move Rp1,000,000 from /),
      },
    });
    await bank.flow('teller1', 'CANCEL', { idFlow });
  });
});

describe('approval lifts only reasons that were shown', () => {
  const inactive = (status: string) =>
    bank.owner`update account_state set status = ${status} where nomor_rekening = ${accounts.firma}`;

  test('a reason that came later sends the item back to its checkers, who then lift it knowingly', async () => {
    const idFlow = await submit(transfer(1_000_000n));
    const shown = await seenItem(bank, idFlow);
    await inactive('TIDAK_AKTIF');
    const before = await accountRow(bank, accounts.firma);
    await expect(bank.flow('manager1', 'APPROVE', { idFlow, shown })).rejects.toMatchObject({ code: 'REASONS_NEW' });
    expect(await accountRow(bank, accounts.firma)).toEqual(before);
    expect(await itemRow(idFlow)).toMatchObject({
      flow_state: 'WAITING',
      versi: shown.versi + 1,
      pemeriksa: [],
      alasan: [...shown.kode_alasan, 'TIDAK_AKTIF'].sort().reverse(),
    });
    const [events] = await bank.owner`select count(*) as n from inbox_event where id_flow = ${idFlow}`;
    expect(events?.n).toBe(2n);
    await refused(bank, 'FLOW_CHANGED', () => bank.flow('manager1', 'APPROVE', { idFlow, shown }));
    const posted = await accepted(bank, () => bank.flow('manager1', 'APPROVE', { idFlow }));
    expect(posted.flow_state).toBe('APPROVED');
    await inactive('AKTIF');
  });

  test('even if the application skips it: the posting function compares with the stored item', async () => {
    const idFlow = await submit(transfer(1_000_000n));
    await bank.owner`update flow_instance set alasan = '[]' where id_flow = ${idFlow}`;
    await inactive('TIDAK_AKTIF');
    const [item] = await bank.owner<{ sidik: string; versi: number }[]>`
      select encode(sidik, 'hex') as sidik, versi from flow_instance where id_flow = ${idFlow}`;
    const posted = bareCommit(bank, {
      actor: 'manager1',
      nominal: 100_000_000n,
      rekening: accounts.firma,
      legs: [
        debit({ kode_cabang: '001', kode_gl: '203001', sub: { jenis: 'REKENING', id: accounts.firma } }, 100_000_000n),
        credit({ kode_cabang: '001', kode_gl: '301001', sub: { jenis: 'REKENING', id: accounts.ani } }, 100_000_000n),
      ],
      lifted: ['TIDAK_AKTIF'],
      reservations: new Map([[accounts.firma, -100_000_000n]]),
      effects: [
        {
          efek: 'flow_move',
          fase: 'sebelum',
          id_flow: idFlow,
          dari: 'WAITING',
          versi: item?.versi ?? -1,
          sidik: item?.sidik ?? '',
          ke: 'APPROVED',
          aksi: 'APPROVE',
          catatan: '',
          lepas: true,
          pemeriksa: 'manager1',
        },
      ],
      approver: 'manager1',
      idFlow,
    });
    await refusal(posted, 'GRANT_INVALID');
    await inactive('AKTIF');
    await bank.flow('teller1', 'CANCEL', { idFlow });
  });
});

describe('an approval counts by the authority behind it, and while that is valid', () => {
  /** An item that two must approve, as amounts of the bank's second level do. */
  const submitTwo = async (data: unknown = transfer(1_000_000n)) => {
    const id = await submit(data);
    await bank.owner`update flow_instance set persetujuan_perlu = 2 where id_flow = ${id}`;
    return id;
  };
  const lend = async (from: string, to: string) => {
    await bank.owner`
      insert into delegation (dari, ke, kode_cabang, mulai, sampai, alasan, disetujui_oleh)
      select ${from}, ${to}, '001', accounting_date, accounting_date, 'uji wewenang', 'finance1' from branch where kode_cabang = '001'`;
    forgetCaller(bank.app, to);
  };
  const revoke = async (to: string) => {
    await bank.owner`delete from delegation where ke = ${to}`;
    forgetCaller(bank.app, to);
  };

  test('lender and delegate are one person, in either order', async () => {
    await lend('manager1', 'backoffice1');
    await bank.owner`insert into role_menu select 'BACK_OFFICE', 'menunggu' on conflict do nothing`;
    const idFlow = await submitTwo(transfer(60_000_000n));
    await accepted(bank, () => bank.flow('backoffice1', 'APPROVE', { idFlow }));
    expect(await itemRow(idFlow)).toMatchObject({ pemeriksa: ['backoffice1'], wewenang: ['manager1'] });
    await refused(bank, 'SECOND_APPROVAL', () => bank.flow('manager1', 'APPROVE', { idFlow }));
    const posted = await accepted(bank, () => bank.flow('supervisor1', 'APPROVE', { idFlow }));
    expect(posted.flow_state).toBe('APPROVED');

    const other = await submitTwo(transfer(10_000_000n));
    await accepted(bank, () => bank.flow('manager1', 'APPROVE', { idFlow: other }));
    await refused(bank, 'APPROVER_LIMIT', () => bank.flow('backoffice1', 'APPROVE', { idFlow: other }));
    await accepted(bank, () => bank.flow('supervisor1', 'REJECT', { idFlow: other, remark: 'selesai diuji' }));
    await revoke('backoffice1');
  });

  test('a checker who was switched off, moved or lowered before the last approval no longer counts', async () => {
    const changes = [
      [
        `update app_user set aktif = false where id_user = 'supervisor1'`,
        `update app_user set aktif = true where id_user = 'supervisor1'`,
      ],
      [
        `update app_user set kode_cabang = '002' where id_user = 'supervisor1'`,
        `update app_user set kode_cabang = '001' where id_user = 'supervisor1'`,
      ],
      [
        `update user_role set role_id = 'TELLER' where id_user = 'supervisor1'`,
        `update user_role set role_id = 'OPS_MANAGER' where id_user = 'supervisor1'`,
      ],
      [
        `insert into user_limit (id_user, kelompok, kode_valuta, entri, setuju) values ('supervisor1', 'NON_TUNAI', 'IDR', 0, 100)`,
        `delete from user_limit where id_user = 'supervisor1'`,
      ],
    ] as const;
    for (const [change, back] of changes) {
      const idFlow = await submitTwo();
      await bank.flow('supervisor1', 'APPROVE', { idFlow });
      await bank.owner.unsafe(change);
      forgetCaller(bank.app, 'supervisor1');
      const before = await accountRow(bank, accounts.firma);
      await expect(bank.flow('manager1', 'APPROVE', { idFlow })).rejects.toMatchObject({ code: 'APPROVER_GONE' });
      expect(await accountRow(bank, accounts.firma)).toEqual(before);
      expect(await itemRow(idFlow)).toMatchObject({ flow_state: 'WAITING', pemeriksa: [], wewenang: [] });
      await bank.owner.unsafe(back);
      forgetCaller(bank.app, 'supervisor1');
      await bank.flow('supervisor1', 'APPROVE', { idFlow });
      const posted = await accepted(bank, () => bank.flow('manager1', 'APPROVE', { idFlow }));
      expect(posted.flow_state).toBe('APPROVED');
    }
  });

  test('also when the core still trusts the approver: the posting transaction reads the tables', async () => {
    const idFlow = await submitTwo();
    await bank.flow('supervisor1', 'APPROVE', { idFlow });
    await bank.as('supervisor1');
    await bank.owner`update app_user set aktif = false where id_user = 'supervisor1'`;
    await refused(bank, 'APPROVER_GONE', () => bank.flow('manager1', 'APPROVE', { idFlow }));
    await bank.owner`update app_user set aktif = true where id_user = 'supervisor1'`;
    await accepted(bank, () => bank.flow('manager1', 'APPROVE', { idFlow }));
  });
});
