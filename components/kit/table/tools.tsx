import { Suspense, useState } from 'react';
import { chooseDensity, currentDensity } from '#components/kit/ui/appearance.ts';
import { Button } from '#components/kit/ui/button.tsx';
import type { Column } from '#components/kit/ui/column.tsx';
import { type MenuItem, PopMenu, useMenu } from '#components/kit/ui/menu.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useChosen } from '#components/kit/ui/use-chosen.ts';
import type { ListState } from '#hooks/use-list.ts';
import { densities } from '#lib/control/codes.ts';
import { messageOf } from '#lib/messages/id.ts';
import type { ExportFormat } from './export-rows.ts';
import { ExportDialog } from './lazy-export-dialog.ts';
import type { useColumns } from './use-columns.ts';

interface ToolsProps<R> {
  readonly caption: string;
  readonly list: ListState<R>;
  readonly columns: readonly Column<R>[];
  readonly view: ReturnType<typeof useColumns<R>>;
}

function ViewMenu<R>({ columns, view }: Pick<ToolsProps<R>, 'columns' | 'view'>) {
  const t = useT();
  const menu = useMenu();
  const density = useChosen(currentDensity, null);
  const items: readonly MenuItem[] = [
    ...columns.map(({ field, title }) => ({
      id: field,
      label: t(title),
      checked: view.visible[field] ?? true,
      disabled: view.shown.length === 1 && view.visible[field] === true,
      onSelect: () => view.toggle(field),
    })),
    ...densities.map((each, at) => ({
      id: each,
      label: messageOf('setelan.kerapatan.', each),
      checked: density === each,
      oneOf: true,
      apart: at === 0,
      onSelect: () => chooseDensity(each),
    })),
  ];
  return (
    <>
      <Button
        small
        variant="quiet"
        icon="layout-three-columns"
        aria-haspopup="menu"
        aria-expanded={menu.at !== null}
        onClick={(event) => menu.openUnder(event.currentTarget)}
      >
        {t('tabel.tampilan')}
      </Button>
      {menu.at ? <PopMenu label={t('tabel.tampilanJudul')} at={menu.at} items={items} onClose={menu.close} /> : null}
    </>
  );
}

function ExportMenu<R>({ caption, list, view }: Pick<ToolsProps<R>, 'caption' | 'list' | 'view'>) {
  const t = useT();
  const menu = useMenu();
  const [format, setFormat] = useState<ExportFormat | null>(null);
  const items: readonly MenuItem[] = [
    { id: 'csv', label: t('tabel.eksporCsv'), icon: 'download', onSelect: () => setFormat('csv') },
    { id: 'csv-koma', label: t('tabel.eksporCsvKoma'), icon: 'download', onSelect: () => setFormat('csv-koma') },
    { id: 'xlsx', label: t('tabel.eksporXlsx'), icon: 'download', onSelect: () => setFormat('xlsx') },
  ];
  return (
    <>
      <Button
        small
        variant="quiet"
        icon="download"
        aria-haspopup="menu"
        aria-expanded={menu.at !== null}
        disabled={list.rows.length === 0}
        onClick={(event) => menu.openUnder(event.currentTarget)}
      >
        {t('tabel.ekspor')}
      </Button>
      {menu.at ? <PopMenu label={t('tabel.ekspor')} at={menu.at} items={items} onClose={menu.close} /> : null}
      {format ? (
        <Suspense>
          <ExportDialog
            caption={caption}
            format={format}
            columns={view.shown}
            pages={list.pages}
            onClose={() => setFormat(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** Offers the actions on a table as a whole: choose columns and density, export all that is listed. */
export function Tools<R>({ caption, list, columns, view }: ToolsProps<R>) {
  return (
    <div className="line table-tools">
      <ViewMenu columns={columns} view={view} />
      <ExportMenu caption={caption} list={list} view={view} />
    </div>
  );
}
