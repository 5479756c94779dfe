import { lookAt } from '#core/access/budget.ts';
import { type Caller, maySee, type Query } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import type { Db } from '#core/db/client.ts';
import { isUuid } from '#core/db/uuid.ts';
import { readReference } from '#core/ledger/reference-number.ts';
import { fail } from '#lib/errors/errors.ts';
import { unmaskInput } from '#lib/schemas/audit.ts';
import { writeAudit } from './write-audit.ts';

/** A record whose fields may be unmasked: where it belongs and what each field holds. */
interface Hidden {
  readonly kode_cabang: string;
  readonly nomor_rekening: string | null;
  readonly nomor_identitas?: string | null;
  readonly telepon?: string | null;
  readonly nama_ibu_kandung?: string | null;
}

const ofAccount = (db: Db, handle: string) => db<Hidden[]>`
  select a.kode_cabang, a.nomor_rekening, n.nomor_identitas, n.telepon, n.nama_ibu_kandung
  from account a join customer n using (nomor_nasabah) where a.pegangan = ${handle}::uuid`;

const ofItem = (db: Db, idFlow: string) => db<(Hidden & { user_input: string; flow_state: string })[]>`
  select kode_cabang, rekening as nomor_rekening, user_input, flow_state from flow_instance where id_flow = ${idFlow}::uuid`;

const ofAuditRow = (db: Db, id: string) => db<Hidden[]>`
  select kode_cabang, objek as nomor_rekening from audit_trail where id = ${id}::bigint`;

async function hiddenOf(db: Db, caller: Caller, asked: string): Promise<Hidden | undefined> {
  if (isUuid(asked)) return (await ofAccount(db, asked))[0];
  const reference = readReference(asked);
  if (reference) {
    const [row] = await db<Hidden[]>`
      select kode_cabang, rekening as nomor_rekening from journal
      where id = ${reference.journalId} and kode_cabang = ${reference.kodeCabang} and tanggal = ${reference.tanggal}::date`;
    return row;
  }
  const [kind, id = ''] = asked.split(/:(.*)/s);
  if (kind === 'FLOW' && isUuid(id)) {
    const [item] = await ofItem(db, id);
    return item && maySee(caller, item) ? item : undefined;
  }
  if (kind === 'AUDIT' && /^\d{1,18}$/.test(id) && caller.menus.has('jejak-audit'))
    return (await ofAuditRow(db, id))[0];
  return undefined;
}

/**
 * One masked value, once: who opened it, of which record and why stays in the trail, under the account where there is one. The
 * row is written before the value leaves. NOT_FOUND for a record of another branch and for a field it does not have.
 */
export const bukaSamaran: Query<'audit.bukaSamaran'> = async (context, request) => {
  const { db, caller } = context;
  const input = validInput(unmaskInput, request);
  const row = await hiddenOf(db, caller, input.objek);
  if (!row || !(caller.headOffice || row.kode_cabang === caller.kodeCabang)) return fail('NOT_FOUND');
  const nilai = row[input.kolom];
  if (!nilai) return fail('NOT_FOUND');
  await lookAt(context, 'BUKA_SAMARAN');
  await lookAt(context, 'ALASAN_SAMARAN', {
    object: input.alasan
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  });
  await writeAudit(context, {
    aksi: 'BUKA_SAMARAN',
    objek: row.nomor_rekening ?? input.objek,
    rincian: { kolom: input.kolom, alasan: input.alasan, asal: input.objek },
  });
  return { nilai };
};
