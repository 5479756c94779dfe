import type { z } from 'zod';
import type { Db } from '#core/db/client.ts';
import { dataSubject } from '#core/engine/data-subject.ts';
import { type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { decideHitData } from '#lib/customers/schemas/screening.ts';
import { fail } from '#lib/errors/errors.ts';

type Data = z.output<typeof decideHitData>;

interface Hit {
  readonly objek: string;
  readonly nama: string;
  readonly status: string;
  readonly keterangan: string;
  readonly nomor_surat: string;
  readonly versi: number;
  readonly daftar: string;
  readonly nama_daftar: string;
}

async function load(db: Db, data: Data): Promise<Hit> {
  const [hit] = await db<Hit[]>`
    select h.objek, h.nama, h.status, coalesce(d.keterangan, '') as keterangan, coalesce(d.nomor_surat, '') as nomor_surat, coalesce(d.versi, 0) as versi,
      coalesce(e.jenis || ' ' || e.kode, '') as daftar, coalesce(e.nama, '') as nama_daftar
    from name_hit h left join name_entry e using (id_entri) left join name_decision d using (id_hit) where h.id_hit = ${data.id_hit}`;
  return hit ?? fail('NOT_FOUND');
}

/** The possible decisions by state; any other was made by somebody already. */
const DECISIONS: Readonly<Record<string, readonly string[]>> = {
  BARU: ['BUKAN', 'TERBUKTI'],
  BUKAN: ['TERBUKTI'],
  TERBUKTI: ['DICABUT'],
};

const stillOpen: Rule<Data, Hit> = {
  name: 'stillOpen',
  check: ({ data, extra }) => {
    if (!DECISIONS[extra.status]?.includes(data.status)) return reject('FLOW_STATE', { status: extra.status });
    return extra.versi === data.versi ? null : reject('DATA_CHANGED', { objek: data.id_hit });
  },
};

/**
 * Decides whether the customer is the listed person, or, for a name in letters that cannot be compared, whether it may pass. A cleared match is
 * remembered for this content of the customer and of the entry; a confirmed one blocks the customer's accounts both ways and stops changes of the
 * record; an authority's letter lifts it and opens them again. By two officers of compliance: a branch that knew could warn the customer (domain:
 * events, DTTOT).
 */
export const decideHit: Operation<Data, Hit> = {
  code: 'PUTUS_KECOCOKAN',
  schema: decideHitData,
  load,
  needs: () => ({}),
  rules: [stillOpen],
  subject: ({ extra }) => dataSubject(extra.nama),
  journal: () => [],
  effects: ({ data }) => [
    recordChange('name_decision', {
      aksi: data.versi === 0 ? 'BUAT' : 'UBAH',
      versi: data.versi,
      baris: { id_hit: data.id_hit, status: data.status, keterangan: data.alasan, nomor_surat: data.nomor_surat },
    }),
  ],
  change: {
    object: ({ data }) => `KECOCOKAN:${data.id_hit}`,
    customers: ({ extra }) => [/^NASABAH:(\d+)$/.exec(extra.objek)?.[1] ?? []].flat(),
    level: () => 'COMPLIANCE',
    fields: ({ data, extra }) =>
      [
        { kolom: 'nama_nasabah', lama: '', baru: extra.nama },
        { kolom: 'nama_daftar', lama: '', baru: `${extra.daftar} ${extra.nama_daftar}`.trim() },
        { kolom: 'putusan', lama: extra.status, baru: data.status },
        { kolom: 'keterangan', lama: extra.keterangan, baru: data.alasan },
        { kolom: 'nomor_surat', lama: extra.nomor_surat, baru: data.nomor_surat },
      ].filter(({ lama, baru }) => lama !== baru),
  },
};
