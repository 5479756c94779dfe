import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { operationDefinitions } from '#core/db/reference/operation-definitions.ts';
import { commitBulk } from '#core/engine/bulk.ts';
import type { Commit } from '#core/engine/commit-request.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { definitionOf, operationCodes } from '#lib/operations/operations.ts';
import { accepted, bareCommit, bareGrant, counterBank, refused } from '../counter-bank.ts';
import { accounts } from '../small-bank.ts';

/** The posting function called by the application's role, whatever the core would have said: who brings what. */
const bank = await counterBank();

const of = (rekening: string, kode_gl: string) => ({
  kode_cabang: '001',
  kode_gl,
  sub: { jenis: 'REKENING', id: rekening } as const,
});
const [ani, budi] = [of(accounts.ani, '301001'), of(accounts.budi, '203002')];
const legs = [debit(ani, 100n), credit(budi, 100n)];
const by = (idUser: string) => ({ actor: idUser, idUser });
const post = (rest: Partial<Commit>) => () => bareCommit(bank, { legs, operasi: 'PEMINDAHBUKUAN', ...rest });
const entry = { operasi: 'TRANSAKSI_UMUM', ...by('backoffice1') } as const;

/** Makes a supervisor's grant for a maker's entry, as the owner may insert it. */
async function granted(): Promise<Partial<Commit>> {
  const token = randomUUID();
  await bank.owner`
    insert into override_grant (token, operasi, sidik, pembuat, kode_cabang, alasan, supervisor, berlaku_sampai)
    values (${token}, 'TRANSAKSI_UMUM', ${Buffer.from('00112233445566778899aabbccddeeff', 'hex')}, 'backoffice1', '001', '{DUA_ORANG}', 'manager1', now() + interval '2 minutes')`;
  return { token, approver: 'manager1', lifted: ['DUA_ORANG'] };
}

test('refuses an operation that is not in the table of definitions', async () => {
  const error = await refused(bank, 'OPERATION_UNKNOWN', post({ operasi: 'HADIAH' }));
  expect(error.details.params).toEqual({ operasi: 'HADIAH' });
  // No person posts the operations that the bank runs by itself, nor those of the bank's installation.
  await refused(bank, 'OPERATION_UNKNOWN', post({ operasi: 'BAGI_HASIL' }));
  await refused(bank, 'OPERATION_UNKNOWN', post({ operasi: 'MODAL_AWAL', ...by('finance1') }));
  const capital = [
    debit({ kode_cabang: '000', kode_gl: '102001' }, 100n),
    credit({ kode_cabang: '000', kode_gl: '401001' }, 100n),
  ];
  await accepted(bank, () =>
    bareCommit({ app: bank.owner }, { legs: capital, kodeCabang: '000', operasi: 'MODAL_AWAL', ...by('finance1') }),
  );
  await accepted(bank, post({}));
});

test('refuses a maker without the right to make it, as the tables say at that moment', async () => {
  await refused(bank, 'FORBIDDEN', post(by('auditor1')));
  await refused(bank, 'FORBIDDEN', post(by('nobody')));
  await accepted(bank, post({}));
  const held = await bank.owner`delete from user_role where id_user = 'teller1' returning *`;
  await refused(bank, 'FORBIDDEN', post({}));
  await bank.owner`insert into user_role ${bank.owner(held)}`;
  await accepted(bank, post({}));
  await bank.owner`update menu set aktif = false where menu_id = 'pemindahbukuan'`;
  await refused(bank, 'FORBIDDEN', post({}));
  await bank.owner`update menu set aktif = true where menu_id = 'pemindahbukuan'`;
  await bank.owner`update app_user set aktif = false where id_user = 'teller1'`;
  await refused(bank, 'FORBIDDEN', post({}));
  await bank.owner`update app_user set aktif = true where id_user = 'teller1'`;
  await accepted(bank, post({}));
});

test('refuses one person where two are required, and a second person who is only named', async () => {
  const error = await refused(bank, 'SECOND_PERSON', post(entry));
  expect(error.details.params).toEqual({ operasi: 'TRANSAKSI_UMUM' });
  await refused(bank, 'SECOND_PERSON', post({ ...entry, approver: 'manager1' }));
  await refused(bank, 'FORBIDDEN', post({ ...entry, ...by('auditor1') }));
  await accepted(bank, post({ ...entry, ...(await granted()) }));
  await refused(bank, 'GRANT_INVALID', post({ approver: 'manager1' }));
  await refused(bank, 'GRANT_INVALID', post({ actor: 'manager1' }));
  await refused(bank, 'GRANT_INVALID', post({ ...entry, ...(await granted()), actor: 'manager1' }));
  const grant = await bareGrant(bank, ['VALUTA_MUNDUR'], 'PEMINDAHBUKUAN');
  await accepted(bank, post({ valueDate: '2026-11-19', ...grant }));
});

test('an approval is used once: the same item posts nothing a second time', async () => {
  const data = {
    jenis_debet: 'GL',
    nomor_debet: '603002',
    jenis_kredit: 'GL',
    nomor_kredit: '201001',
    nominal: '750000.00',
    keterangan: 'tagihan listrik November',
  };
  const filed = await bank.flow('backoffice1', 'SUBMIT', { flowCode: 'TRANSAKSI_UMUM', seen: '', data });
  await accepted(bank, () => bank.flow('manager1', 'APPROVE', { idFlow: filed.id_flow }));
  const [item] = await bank.owner<{ nominal: bigint; alasan: { kode: string }[] }[]>`
    select nominal, alasan from flow_instance where id_flow = ${filed.id_flow}`;
  await refused(
    bank,
    'GRANT_INVALID',
    post({
      ...entry,
      actor: 'manager1',
      approver: 'manager1',
      idFlow: filed.id_flow,
      nominal: item?.nominal ?? 0n,
      lifted: item?.alasan.map(({ kode }) => kode) ?? [],
    }),
  );
});

test('an item is filed by its maker, who may make its operation', async () => {
  const put = (idUser: string, maker: string, flow_code: string) => () =>
    bareCommit(bank, {
      ...by(idUser),
      operasi: 'FLOW_DRAFT',
      nominal: 0n,
      effects: [
        {
          efek: 'flow_put',
          fase: 'sebelum',
          dari: '',
          aksi: 'DRAFT',
          baris: {
            id_flow: randomUUID(),
            jenis: 'FLOW',
            flow_code,
            trans_code: '1402',
            flow_state: 'DRAFT',
            kode_cabang: '001',
            tanggal: '2026-11-20',
            user_input: maker,
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
    });
  await refused(bank, 'FORBIDDEN', put('auditor1', 'auditor1', 'TARIK_TUNAI'));
  await refused(bank, 'FORBIDDEN', put('teller1', 'teller1', 'HADIAH'));
  await expect(put('teller1', 'teller2', 'TARIK_TUNAI')()).rejects.toMatchObject({ code: 'P0001' });
  await accepted(bank, put('teller1', 'teller1', 'TARIK_TUNAI'));
});

test('a run of the bank posts the bank’s runs, and nothing that a person brings', async () => {
  const run = (operasi: string) => () =>
    commitBulk(bank.app, {
      run: randomUUID(),
      chunk: 1,
      actor: 'SISTEM',
      operasi,
      date: '2026-11-20',
      kodeValuta: 'IDR',
      keterangan: '',
      headOffice: '000',
      journals: [{ kodeCabang: '001', nominal: 100n, rekening: accounts.ani, legs }],
    });
  await refused(bank, 'OPERATION_UNKNOWN', run('HADIAH'));
  await refused(bank, 'OPERATION_UNKNOWN', run('PEMINDAHBUKUAN'));
  await accepted(bank, run('PERINTAH_TETAP'));
});

test('the table holds the cards of this release: each operation with its menus and whether it needs two persons', async () => {
  const rows = await bank.owner`select * from operation_definition where operasi <> 'UJI' order by operasi collate "C"`;
  expect(rows.map((row) => ({ ...row }))).toEqual(
    operationDefinitions.toSorted((a, b) => (a.operasi < b.operasi ? -1 : 1)),
  );
  expect(rows.filter(({ berdua }) => berdua).map(({ operasi }) => operasi)).toEqual(
    operationCodes.filter((code) => definitionOf(code).check?.twoPersons).toSorted(),
  );
});
