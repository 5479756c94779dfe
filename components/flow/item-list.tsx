import { useEffect, useRef } from 'react';
import { Amount } from '#components/ui/amount.tsx';
import { IconButton } from '#components/ui/button.tsx';
import { Chip, StatusChip } from '#components/ui/chip.tsx';
import { useT } from '#components/ui/messages.tsx';
import { momentText } from '#components/ui/moment.tsx';
import type { ListState } from '#hooks/use-list.ts';
import { useShortcuts } from '#hooks/use-shortcuts.ts';
import { messageOf } from '#lib/messages/id.ts';
import type { OtorisasiRow } from '#types/proto/flow.ts';
import { recordOf } from './changes.tsx';

interface ItemListProps {
  readonly list: ListState<OtorisasiRow>;
  readonly rows: readonly OtorisasiRow[];
  readonly selected: string;
  readonly onSelect: (idFlow: string) => void;
}

/** The items of one page of a workflow list; J and K walk through them. */
export function ItemList({ list, rows, selected, onSelect }: ItemListProps) {
  const t = useT();
  const current = useRef<HTMLButtonElement>(null);
  const move = (step: number) => {
    const at = rows.findIndex((row) => row.id_flow === selected);
    const next = rows[Math.max(0, Math.min(rows.length - 1, at + step))];
    if (next) onSelect(next.id_flow);
  };
  useShortcuts([
    { keys: 'J', label: t('pintasan.itemBerikut'), run: () => move(1) },
    { keys: 'K', label: t('pintasan.itemSebelum'), run: () => move(-1) },
  ]);
  useEffect(() => {
    if (selected) current.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  return (
    <>
      <ul className="plain item-list" aria-label={t('flow.daftar')}>
        {rows.map((row) => (
          <li key={row.id_flow}>
            <button
              type="button"
              ref={row.id_flow === selected ? current : undefined}
              aria-current={row.id_flow === selected}
              onClick={() => onSelect(row.id_flow)}
            >
              <ItemLine row={row} />
            </button>
          </li>
        ))}
      </ul>
      <div className="table-foot">
        <span className="keys line small">
          <kbd>J</kbd>
          <kbd>K</kbd>
          {t('flow.pintasan')}
        </span>
        {list.canNext || list.canPrevious ? (
          <span className="line push">
            {t('tabel.halaman', { halaman: list.page })}
            <IconButton
              icon="chevron-left"
              label={t('tabel.sebelum')}
              disabled={!list.canPrevious}
              onClick={list.previous}
            />
            <IconButton icon="chevron-right" label={t('tabel.berikut')} disabled={!list.canNext} onClick={list.next} />
          </span>
        ) : null}
      </div>
    </>
  );
}

function ItemLine({ row }: { readonly row: OtorisasiRow }) {
  const t = useT();
  return (
    <>
      <span className="spread">
        <span className="strong">{messageOf('alur.', row.flowCode)}</span>
        {row.jenis === 'OVERRIDE' && row.flow_state === 'WAITING' ? (
          <Chip tone="accent">{t('flow.diLoket')}</Chip>
        ) : (
          <StatusChip code={row.flow_state} />
        )}
      </span>
      <span className="spread">
        <span>{row.nama_nasabah || row.keterangan || row.nomor_referensi}</span>
        <span className="strong">{row.objek === '' ? <Amount value={row.nominal} /> : recordOf(row.objek)}</span>
      </span>
      <small>{`${row.nama_user_input} · ${momentText(row.dibuat_pada)}`}</small>
    </>
  );
}
