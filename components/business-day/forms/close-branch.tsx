import '#lib/business-day/messages/branches.ts';
import type { ReactNode } from 'react';
import { ClosingHindrances } from '#components/business-day/closing-hindrances.tsx';
import { dayText } from '#components/business-day/day-text.ts';
import { whySection } from '#components/control/parameters/term-fields.tsx';
import { branchSource } from '#components/kit/fields/branch-source.ts';
import { defineScreen, type SourceProps } from '#components/kit/screens/transaction-def.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { menus } from '#lib/access/menus.ts';
import { terms } from '#services/control/terms.ts';

/** Shows what hinders the closing; the form comes once nothing does. */
function Source({ asked, children }: SourceProps): ReactNode {
  const t = useT();
  const closing = useRecord(terms.branchClosing, { kode_cabang: String(asked.kode_cabang ?? '') });
  return (
    <Loaded state={closing} lines={6}>
      {(found) =>
        found.halangan.length > 0 ? (
          <ClosingHindrances closing={found} busy={closing.fetching} onAgain={closing.refetch} />
        ) : (
          <div className="stack">
            <Note tone="info">{t('tutupCabang.siap', { cabang: `${found.kode_cabang} ${found.nama_cabang}` })}</Note>
            {children({
              kode_cabang: found.kode_cabang,
              tanggal: found.accounting_date,
              cabang_penerus: '',
              alasan: '',
            })}
          </div>
        )
      }
    </Loaded>
  );
}

/** Closes a branch for good: its last working day and the branch that takes over. */
export const closeBranch = defineScreen({
  endpoint: terms.closeBranch,
  flow: 'PENUTUPAN_CABANG',
  menu: 'daftar-cabang',
  change: { title: 'tutupCabang.judul', back: menus['daftar-cabang'].route, Source },
  initial: { kode_cabang: '', tanggal: '', cabang_penerus: '', alasan: '' },
  sections: [
    {
      header: 'tutupCabang.bagian',
      rowsize: 2,
      fields: [
        {
          name: 'kode_cabang',
          title: 'dataCabang.kode',
          type: 'textlabel',
          setup: { content: ({ kode_cabang }) => String(kode_cabang) },
        },
        {
          name: 'tanggal',
          title: 'tutupCabang.hariTerakhir',
          type: 'textlabel',
          setup: { content: ({ tanggal }) => dayText(tanggal) },
        },
        {
          name: 'cabang_penerus',
          title: 'tutupCabang.penerus',
          hint: 'tutupCabang.penerusPetunjuk',
          type: 'async-select',
          required: true,
          setup: { source: branchSource },
        },
      ],
    },
    whySection,
  ],
});
