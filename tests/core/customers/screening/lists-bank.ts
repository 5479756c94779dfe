import { randomUUID } from 'node:crypto';
import { pratinjau } from '#core/customers/screening/queries.ts';
import { unggah } from '#core/customers/screening/receive-part.ts';
import type { RpcInput } from '#types/rpc.ts';
import type { CounterBank } from '../../counter-bank.ts';
import { DAY } from '../../small-bank.ts';
import { type CustomersBank, customersBank } from '../records/customers-bank.ts';

type Part = RpcInput<'screening.unggah'>;

export const HEAD =
  'kode;nama;macam;alias;tempat_lahir;tanggal_lahir;nomor_identitas;nomor_npwp;alasan;bank;lembar;terbit';
/** Makes one line of a list, of which a test gives what matters. */
export const line = (kode: string, nama: string, over: Partial<Record<string, string>> = {}): string =>
  HEAD.split(';')
    .map((column) => ({ kode, nama, macam: 'P', ...over })[column] ?? '')
    .join(';');

/** One part of a list of terrorists, in force from the bank's day on. */
export const part = (lines: readonly string[], over: Partial<Part> = {}): Part => ({
  id_impor: randomUUID(),
  jenis: 'DTTOT',
  penerbit: 'PPATK',
  nomor: `DTTOT/${randomUUID().slice(0, 8)}`,
  tanggal: DAY,
  berlaku_sejak: DAY,
  bagian: 1,
  baris_awal: 2,
  kepala: HEAD,
  isi: lines.join('\n'),
  akhir: 'T',
  ...over,
});

export interface Hit {
  readonly id_hit: string;
  readonly objek: string;
  readonly status: string;
  readonly asal: string;
  readonly nilai: number;
  readonly alasan: string[];
  readonly versi: number;
  readonly kode: string;
}

/** Tests of lists repeat these steps. */
export interface Lists {
  /** compliance1 imports a list and files it; returns its item. */
  fileList(asked: Part): Promise<string>;
  /** As `fileList`, and compliance2 puts it in force. */
  putInForce(asked: Part): Promise<void>;
  /** Returns an operation's form for a list that was imported. */
  listForm(asked: Part, over?: object): Promise<object>;
  hits(objek?: string): Promise<Hit[]>;
  /** compliance1 decides about a hit, compliance2 agrees. */
  decide(hit: Hit, status: string, nomor_surat?: string): Promise<void>;
}

export type ListsBank = CustomersBank & Lists;

/** The bank of the tests of customers, with lists. */
export async function listsBank(): Promise<ListsBank> {
  const bank = await customersBank();
  return { ...bank, ...listsOf(bank) };
}

/** Lists upon any bank with a counter. */
export function listsOf(bank: CounterBank): Lists {
  const agree = (idFlow: string) => bank.flow('compliance2', 'APPROVE', { idFlow, remark: 'Sesuai daftar' });
  const listForm: Lists['listForm'] = async (asked, over = {}) => {
    const { jenis, penerbit, nomor, tanggal, berlaku_sejak, id_impor, jumlah, sidik } = await pratinjau(
      await bank.as('compliance1'),
      { id_impor: asked.id_impor },
    );
    return {
      id_impor,
      jenis,
      penerbit,
      nomor,
      tanggal,
      berlaku_sejak,
      jumlah,
      sidik,
      alasan: 'Daftar terbaru dari penerbit',
      ...over,
    };
  };
  const fileList: Lists['fileList'] = async (asked) => {
    await unggah(await bank.as('compliance1'), asked);
    const data = await listForm(asked);
    return (await bank.flow('compliance1', 'SUBMIT', { flowCode: 'IMPOR_DAFTAR_NAMA', seen: '', data })).id_flow;
  };
  return {
    listForm,
    fileList,
    putInForce: async (asked) => void (await agree(await fileList(asked))),
    hits: async (objek = '') => [
      ...(await bank.owner<Hit[]>`
        select h.id_hit::text, h.objek, h.status, h.asal, h.nilai, h.alasan, coalesce(d.versi, 0) as versi, coalesce(e.kode, '') as kode
        from name_hit h left join name_entry e using (id_entri) left join name_decision d using (id_hit)
        where ${objek} in ('', h.objek) order by h.id_hit`),
    ],
    decide: async ({ id_hit, versi }, status, nomor_surat = '') => {
      const data = { id_hit, status, nomor_surat, versi, alasan: 'Dibandingkan dengan dokumen' };
      const { id_flow } = await bank.flow('compliance1', 'SUBMIT', { flowCode: 'PUTUS_KECOCOKAN', seen: '', data });
      await agree(id_flow);
    },
  };
}
