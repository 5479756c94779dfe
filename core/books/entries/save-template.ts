import type { z } from 'zod';
import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { dataSubject } from '#core/engine/data-subject.ts';
import { type OpContext, type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import type { templateData } from '#lib/books/schemas/entry.ts';
import { templateData as schema } from '#lib/books/schemas/entry.ts';
import type { EntriBaris } from '#types/proto/books/ledger.ts';
import { accountsNamed, type EntryExtra, placeFault, readLedger } from './entries.ts';
import { entriesOf } from './general-entries.ts';
import { linesOfTemplate, linesText, type TemplateRow, toParts } from './template.ts';

type Data = z.output<typeof templateData>;

interface Extra extends EntryExtra {
  /** The present template with its legs; null for a new one. */
  readonly lama: (TemplateRow & { readonly baris: readonly EntriBaris[] }) | null;
  /** True when another one of the same holder has this name. */
  readonly kembar: boolean;
}
type Context = OpContext<Data, Extra>;

/** Returns the owner of a template of this scope that the caller saves. */
const holderOf = ({ lingkup }: Pick<Data, 'lingkup'>, { kodeCabang }: Caller): string =>
  lingkup === 'BANK' ? '' : kodeCabang;

async function load(db: Db, data: Data, caller: Caller): Promise<Extra> {
  const pemegang = holderOf(data, caller);
  const [ledger, [row], [duplicate], baris] = await Promise.all([
    readLedger(db, entriesOf(data), caller),
    db<TemplateRow[]>`select * from entry_template where nomor_templat = ${data.nomor_templat}`,
    db<{ ada: boolean }[]>`
      select exists (select from entry_template t where t.lingkup = ${data.lingkup} and t.pemegang = ${pemegang}
        and lower(t.nama) = lower(${data.nama}) and t.aktif and t.nomor_templat <> ${data.nomor_templat}) as ada`,
    linesOfTemplate(db, data.nomor_templat),
  ]);
  return { ledger, lama: row ? { ...row, baris } : null, kembar: duplicate?.ada ?? false };
}

const asSeen: Rule<Data, Extra> = {
  name: 'asSeen',
  check: ({ data, extra: { lama } }) => {
    if (data.nomor_templat === '') return null;
    if (!lama) return reject('NOT_FOUND', {}, 'nomor_templat');
    return lama.versi === data.versi ? null : reject('DATA_CHANGED', { objek: lama.nomor_templat });
  },
};

/** A branch maintains its own, head office those of the bank; the owner never changes. */
const itsKeeper: Rule<Data, Extra> = {
  name: 'itsKeeper',
  check: ({ data, caller, ref, extra: { lama } }) => {
    const mayOwn = data.lingkup === 'CABANG' || caller.kodeCabang === ref.headOffice;
    const stays = !lama || (lama.lingkup === data.lingkup && lama.pemegang === holderOf(data, caller));
    return mayOwn && stays ? null : reject('TEMPLATE_HOLDER', { lingkup: data.lingkup }, 'lingkup');
  },
};

const ownName: Rule<Data, Extra> = {
  name: 'ownName',
  check: ({ data, extra }) =>
    extra.kembar && data.aktif === 'T' ? reject('TEMPLATE_NAME', { nama: data.nama }, 'nama') : null,
};

/** A leg that nobody may enter by hand is no leg of a template either. */
const eachMayBe: Rule<Data, Extra> = {
  name: 'eachMayBe',
  check: (context) => {
    for (const entry of entriesOf(context.data)) {
      const fault = placeFault(entry, context);
      if (fault) return fault;
    }
    return null;
  },
};

const shown = (nama: string, keterangan: string, aktif: string, baris: readonly EntriBaris[]) => ({
  nama,
  keterangan,
  aktif,
  baris_entri: linesText(baris),
});

function changedFields({ data, extra: { lama } }: Context) {
  const before = lama ? shown(lama.nama, lama.keterangan, lama.aktif ? 'T' : 'F', lama.baris) : null;
  const after = shown(data.nama, data.keterangan, data.aktif, data.baris);
  const fields = (Object.keys(after) as (keyof typeof after)[])
    .map((kolom) => ({ kolom, lama: before?.[kolom] ?? '', baru: after[kolom] }))
    .filter((row) => row.lama !== row.baru);
  return lama ? fields : [{ kolom: 'lingkup_templat', lama: '', baru: data.lingkup }, ...fields];
}

/** Saves legs under a name for a branch or the bank, new or changed (core/books/README.md). */
export const saveTemplate: Operation<Data, Extra> = {
  code: 'SIMPAN_TEMPLAT',
  schema,
  needs: (data) => ({ accounts: accountsNamed(entriesOf(data)) }),
  load,
  before: [asSeen, itsKeeper],
  rules: [ownName, eachMayBe],
  subject: ({ data }) => dataSubject(data.alasan),
  journal: () => [],
  change: {
    object: ({ data, caller }) =>
      `TEMPLAT_ENTRI:${data.nomor_templat || `BARU/${data.lingkup}/${holderOf(data, caller)}/${data.nama}`}`,
    level: ({ data }) => (data.lingkup === 'BANK' ? 'HO_FINANCE' : 'OPS_MANAGER'),
    fields: changedFields,
  },
  effects: ({ data, caller }) => [
    recordChange('entry_template', {
      aksi: data.nomor_templat === '' ? 'BUAT' : 'UBAH',
      versi: data.versi,
      baris: {
        nomor_templat: data.nomor_templat,
        ...(data.nomor_templat === '' && { lingkup: data.lingkup, pemegang: holderOf(data, caller) }),
        nama: data.nama,
        keterangan: data.keterangan,
        aktif: data.aktif === 'T',
      },
      bagian: { entry_template_leg: toParts(data.baris) },
    }),
  ],
};
