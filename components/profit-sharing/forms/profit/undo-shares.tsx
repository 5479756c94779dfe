import '#lib/profit-sharing/messages/profit.ts';
import { defineScreen, type SourceProps, textArea } from '#components/kit/screens/transaction-def.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { UndoFigures, UndoObstacles } from '#components/profit-sharing/undo-figures.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { menus } from '#lib/access/menus.ts';
import { profit } from '#services/profit-sharing/profit.ts';
import { ChooseFirst, monthField } from './shared.tsx';

/** Shows the amounts that would be taken back of the month in the address, and the obstacles; the form follows where there are none. */
function OfMonth({
  pool,
  bulan,
  children,
}: Pick<SourceProps, 'children'> & { readonly pool: string; readonly bulan: string }) {
  const record = useRecord(profit.undoing, { pool, bulan });
  return (
    <Loaded state={record} lines={8}>
      {(undoing) => (
        <div className="stack">
          <UndoObstacles undoing={undoing} />
          <UndoFigures undoing={undoing} />
          {undoing.halangan.length === 0
            ? children({ pool, bulan: undoing.bulan, alasan: '', sidik: undoing.sidik })
            : null}
        </div>
      )}
    </Loaded>
  );
}

/** The months are in the list: one who comes by the menu is led there. */
function Source({ asked, children }: SourceProps) {
  const { pool = 'UTAMA', bulan = '' } = asked as Record<string, string>;
  if (bulan) return <OfMonth {...{ pool, bulan, children }} />;
  return <ChooseFirst title="pembatalan.pilih" list="pembatalan.daftar" href={menus.hi1000.route} />;
}

/** The shares of a month reversed whole by two persons of head office. */
export const undoShares = defineScreen({
  endpoint: profit.undo,
  flow: 'BATAL_HI1000',
  menu: 'batal-bagi-hasil',
  change: { title: 'pembatalan.judul', back: menus.hi1000.route, Source },
  initial: { pool: 'UTAMA', bulan: '', alasan: '', sidik: '' },
  sections: [
    {
      header: 'pembatalan.bulan',
      rowsize: 1,
      fields: [monthField, textArea('alasan', 'pembatalan.alasan', { wide: true, hint: 'pembatalan.alasanPetunjuk' })],
    },
  ],
});
