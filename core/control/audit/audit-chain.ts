import type { Query } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import { spendReadQuota } from '#core/access/read-quota.ts';
import { writeAudit } from '#core/access/write-audit.ts';
import { chainQuery } from '#lib/control/schemas/audit.ts';

/** One call checks so many links: a second of work, since each is worked out text by text, so that a busy machine responds in time too. */
const PART = 3_000;

interface Part {
  sampai: bigint;
  ujung: bigint;
  kepala: string;
  audit_id: bigint | null;
  sebab: string | null;
  nama: string | null;
}

/** Checks one part of the hash chain; the caller goes on from `sampai` until it reaches `ujung` or a row does not fit. */
export const periksaRantai: Query<'audit.periksaRantai'> = async (context, input) => {
  const { db } = context;
  const dari = BigInt(validInput(chainQuery, input).dari || '1');
  const [part] = await db<Part[]>`
    select p.sampai, p.ujung, p.kepala, p.audit_id, p.sebab, chained_name(p.jenis, p.audit_id) as nama
    from verify_audit_part(${dari.toString()}::bigint, ${PART}) p`;
  if (!part) throw new Error('verify_audit_part answered nothing');
  const sebab = part.sebab ?? '';
  if (sebab !== '' || part.sampai >= part.ujung) {
    const rincian = { dari: dari.toString(), sampai: part.sampai.toString(), kepala: part.kepala, sebab };
    await writeAudit(context, { aksi: 'PERIKSA_RANTAI', objek: part.audit_id?.toString() ?? '', rincian });
  }
  return {
    dari: dari.toString(),
    sampai: part.sampai.toString(),
    ujung: part.ujung.toString(),
    kepala: part.kepala,
    id_audit: part.audit_id?.toString() ?? '',
    sebab,
    nama: part.nama ?? '',
  };
};

/** Writes down what was exported, with the hash of the file's rows: the chain itself then vouches for the file. */
export const catatEkspor: Query<'audit.catatEkspor'> = async (context, input) => {
  await spendReadQuota(context, 'EKSPOR');
  const [head] = await context.db<{ posisi: bigint; hash: string }[]>`
    select posisi, encode(hash, 'hex') as hash from audit_chain_head`;
  if (!head) throw new Error('the chain has no head');
  const { format, saringan, jumlah, posisi_awal, posisi_akhir, sha256, terpotong } = input;
  const kepala = { posisi_kepala: head.posisi.toString(), kepala: head.hash };
  const rincian = { format, saringan, jumlah, posisi_awal, posisi_akhir, sha256, terpotong, ...kepala };
  const id = await writeAudit(context, { aksi: 'EKSPOR_JEJAK', rincian });
  return { id_audit: id.toString(), ...kepala };
};
