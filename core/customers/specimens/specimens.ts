import { accountSeenBy } from '#core/access/account-seen-by.ts';
import type { Context, Query } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import { spendReadQuota } from '#core/access/read-quota.ts';
import { writeAudit } from '#core/access/write-audit.ts';
import { visibleItem } from '#core/control/workflow/checker.ts';
import { onAccount } from '#core/list/list-filters.ts';
import { runList } from '#core/list/list-query.ts';
import { mayCall } from '#lib/access/calls.ts';
import { mayFile } from '#lib/access/filing.ts';
import { svsQuery } from '#lib/customers/schemas/signature.ts';
import { debitedAccount, isSigned, SIGNERS, stillSigns } from '#lib/customers/specimens.ts';
import { fail } from '#lib/errors/errors.ts';
import type { RpcInput } from '#types/rpc.ts';
import {
  type Card,
  inForce,
  loadAccount,
  loadCard,
  loadSigners,
  type SignedAccount,
  type Signer,
  type SpecimenRow,
  signerKey,
} from './card.ts';

type Asked = RpcInput<'signature.svs'>;

/** Reads the number asked for, by the item it is debited by, by itself, or by the handle a list gave. */
async function numberAsked(context: Context, asked: Asked): Promise<{ number: string; flowCode: string }> {
  const { db, caller } = context;
  if (asked.id_flow !== '') {
    if (!mayCall('flow.getByIdFlow', caller.menus)) fail('FORBIDDEN');
    const item = await visibleItem(context, asked.id_flow);
    return { number: debitedAccount(item.flow_code, item.flow_data), flowCode: item.flow_code };
  }
  const by = asked.pegangan
    ? db`a.pegangan = ${asked.pegangan}::uuid`
    : onAccount(db, caller, db`a.nomor_rekening = ${asked.nomor_rekening}`);
  const [row] = await db<{ nomor_rekening: string }[]>`select a.nomor_rekening from account a where ${by}`;
  return { number: row?.nomor_rekening ?? '', flowCode: asked.flowCode };
}

/**
 * Returns the account whose specimens the caller may see from there: beside a slip to a caller who may file it, at any branch; its card to a caller
 * who sees the bank's accounts, at the account's branch. ACCOUNT_NOT_FOUND also for another branch's account, FORBIDDEN for a slip the caller may not
 * file.
 */
async function accountAsked(context: Context, asked: Asked): Promise<{ account: SignedAccount; flowCode: string }> {
  const { db, caller } = context;
  const { number, flowCode } = await numberAsked(context, asked);
  const account = number === '' ? undefined : await loadAccount(db, number);
  const unknown = () => fail('ACCOUNT_NOT_FOUND', { params: { rekening: asked.nomor_rekening } });
  if (!account) return unknown();
  if (asked.tempat === 'KARTU') {
    if (!mayCall('savings.rekening', caller.menus) && !mayFile('SIMPAN_SPESIMEN', caller.menus)) fail('FORBIDDEN');
    if (account.kode_cabang !== caller.kodeCabang && !caller.headOffice) return unknown();
  }
  const beside = asked.tempat === 'FORMULIR' || asked.tempat === 'OVERRIDE';
  if (beside && !(isSigned(flowCode) && mayFile(flowCode, caller.menus))) fail('FORBIDDEN');
  return { account, flowCode };
}

const toWire = (row: SpecimenRow) => ({
  penanda: signerKey(row),
  nama: row.nama,
  berlaku_sejak: row.berlaku_sejak,
  berlaku_sampai: row.berlaku_sampai ?? '',
  berkas: row.berkas,
});

/** Returns true when the specimens in force satisfy the rule. A person who no longer signs for the account does not count. */
const suffices = (card: Card, now: readonly SpecimenRow[], signers: readonly Signer[]): boolean =>
  new Set(now.filter((row) => stillSigns(row, signers)).map(signerKey)).size >= SIGNERS[card.aturan];

/**
 * Returns the signatures for comparison with an account's slips. Each call is a read: a row of the trail with the user, the account, and the
 * operation or item; for some minutes after it its pictures are sent to the same user (ownerOfSpecimens). LOOKED_ENOUGH.
 */
export const svs: Query<'signature.svs'> = async (context, input) => {
  const { db } = context;
  const asked = validInput(svsQuery, input);
  const { account, flowCode } = await accountAsked(context, asked);
  const number = account.nomor_rekening;
  await spendReadQuota(context, 'LIHAT_SPESIMEN');
  const [card, signers] = await Promise.all([loadCard(db, number), loadSigners(db, number, account.hari)]);
  const now = (card?.spesimen ?? []).filter((row) => inForce(row, account.hari));
  const isCard = asked.tempat === 'KARTU';
  await writeAudit(context, {
    aksi: 'LIHAT_SPESIMEN',
    objek: `SPESIMEN:${number}`,
    rincian: { tempat: asked.tempat, flowCode, id_flow: asked.id_flow, versi: card?.versi ?? 0, jumlah: now.length },
  });
  const [waiting] = isCard
    ? await db<{ id_flow: string }[]>`
        select id_flow from flow_instance where objek = ${`SPESIMEN:${number}`} and flow_state = 'WAITING' and jenis = 'DATA' limit 1`
    : [];
  return {
    nomor_rekening: number,
    nama_rekening: account.nama_rekening,
    kode_cabang: account.kode_cabang,
    ada: card ? 'T' : 'F',
    versi: card?.versi ?? 0,
    aturan: card?.aturan ?? account.anjuran,
    cukup: card && suffices(card, now, signers) ? 'T' : 'F',
    spesimen: (isCard ? (card?.spesimen ?? []) : now).map(toWire),
    gugur: [...new Set((card?.spesimen ?? []).filter((row) => !stillSigns(row, signers)).map(signerKey))],
    penanda: (isCard ? signers : []).map(({ penanda, nama, peran }) => ({ penanda, nama, peran })),
    id_flow: waiting?.id_flow ?? '',
    tanggal: account.hari,
  };
};

/** Pictures are sent for this long after a read: they come at once, by calls of their own. */
const MINUTES = 10;

/**
 * Returns whether the caller may get the pictures of a card: a caller who has just read it. The trail holds that read already, so no picture adds a
 * row of its own.
 */
export async function ownerOfSpecimens({ db, caller }: Context, number: string): Promise<false | 'SEEN'> {
  const [row] = await db<{ ada: boolean }[]>`
    select exists (select from audit_log l where (l.objek collate "C") = ${`SPESIMEN:${number}`} and l.aksi = 'LIHAT_SPESIMEN'
      and l.id_user = ${caller.idUser} and l.waktu > clock_timestamp() - ${MINUTES} * interval '1 minute') as ada`;
  return row?.ada ? 'SEEN' : false;
}

/**
 * Lists cards with a specimen in force of a person who no longer signs for the account: customer service of the branch has to renew them, the oldest
 * first.
 */
export const kartuTertinggal: Query<'signature.kartuTertinggal'> = async ({ db, caller }, input) => {
  const page = await runList<{ nomor_rekening: string; nama_rekening: string; sejak: string; nama: string[] }>(
    db,
    {
      columns: db`d.nomor_rekening, a.nama_rekening, d.sejak::text, d.nama`,
      from: db`specimen_due d join account a using (nomor_rekening) join account_state s using (nomor_rekening)`,
      where: [db`a.kode_cabang = ${caller.kodeCabang}`, db`s.status <> 'TUTUP'`],
      sortable: { sejak: { sql: 'd.sejak', type: 'date' } },
      key: [{ sql: 'd.nomor_rekening', type: 'text' }],
      defaultSort: 'sejak',
    },
    input.paging,
  );
  return {
    data: page.rows.map((row) => ({
      ...row,
      nomor_rekening: accountSeenBy(caller, row.nomor_rekening),
    })),
    resp_cursor: page.cursor,
  };
};
