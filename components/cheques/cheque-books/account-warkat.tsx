import '#lib/cheques/messages/warkat.ts';
import '#lib/messages/titles.ts';
import { useState } from 'react';
import type { AccountTabProps } from '#components/kit/screens/account-tab.ts';
import { Button, ButtonLink } from '#components/kit/ui/button.tsx';
import { StatusChip } from '#components/kit/ui/chip.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { EmptyState, Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { useProfile } from '#hooks/use-session.ts';
import { menus } from '#lib/access/menus.ts';
import { isStopped } from '#lib/cheques/warkat.ts';
import { toDisplay } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';
import { warkat } from '#services/cheques/warkat.ts';
import type { BukuWarkatRow, WarkatTabReply } from '#types/proto/cheques/warkat.ts';
import { useBookName } from './book-field.tsx';
import { BookWindow } from './book-window.tsx';
import { InstrumentTable } from './instrument-table.tsx';

function BookTable({ rows }: { readonly rows: readonly BukuWarkatRow[] }) {
  const t = useT();
  const nameOf = useBookName();
  const { canOpen } = useProfile();
  const [open, setOpen] = useState<BukuWarkatRow | null>(null);
  return (
    <>
      <SmallTable
        label={t('warkat.bukuWarkat')}
        heads={[t('warkat.buku'), t('warkat.status'), t('warkat.terbit'), { num: t('warkat.sisa') }]}
      >
        {rows.map((row) => (
          <tr key={row.id_bukuwarkat}>
            <th scope="row" className="nowrap">
              {canOpen('daftar-warkat') ? (
                <Button variant="plain" small onClick={() => setOpen(row)}>
                  {nameOf(row)}
                </Button>
              ) : (
                nameOf(row)
              )}
            </th>
            <td>
              <StatusChip code={row.status_buku} />
            </td>
            <td className="nowrap">{toDisplay(row.tanggal_terbit)}</td>
            <td className="num">{t('warkat.dari', { sisa: String(row.sisa), lembar: String(row.lembar) })}</td>
          </tr>
        ))}
      </SmallTable>
      {open ? <BookWindow row={open} onClose={() => setOpen(null)} /> : null}
    </>
  );
}

function Books({ view }: { readonly view: WarkatTabReply }) {
  const t = useT();
  const { canOpen } = useProfile();
  const { nomor_rekening, buku, jumlah, perhatian } = view;
  const to = (id: 'terbit-warkat' | 'stop-warkat' | 'buka-stop-warkat') =>
    `${menus[id].route}?${new URLSearchParams({ nomor_rekening })}`;
  return (
    <div className="stack">
      {buku.length === 0 ? (
        <EmptyState icon="journal-text" title={t('warkat.belumAda')} />
      ) : (
        <>
          <DescriptionList
            items={jumlah.map(({ jenis, status_warkat, lembar }) => ({
              label: `${messageOf('warkat.jenis.', jenis)} · ${messageOf('status.', status_warkat)}`,
              value: t('warkat.jumlahLembar', { lembar: String(lembar) }),
            }))}
          />
          <BookTable rows={buku} />
        </>
      )}
      {perhatian.length > 0 ? <InstrumentTable label={t('warkat.perhatian')} rows={perhatian} /> : null}
      <div className="line">
        {canOpen('terbit-warkat') ? (
          <ButtonLink icon="plus-lg" href={to('terbit-warkat')}>
            {t('warkat.terbitkan')}
          </ButtonLink>
        ) : null}
        {canOpen('stop-warkat') && buku.length > 0 ? (
          <ButtonLink icon="exclamation-triangle" href={to('stop-warkat')}>
            {t('warkat.setop')}
          </ButtonLink>
        ) : null}
        {canOpen('buka-stop-warkat') && perhatian.some(({ status_warkat }) => isStopped(status_warkat)) ? (
          <ButtonLink icon="unlock" href={to('buka-stop-warkat')}>
            {t('warkat.bukaSetop')}
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}

/** Lists the cheque books of an account, and those of their sheets that are not in order. */
export function AccountWarkat({ row: { nomor_rekening } }: AccountTabProps) {
  const view = useRecord(warkat.ofAccount, { nomor_rekening });
  return (
    <Loaded state={view} lines={6}>
      {(data) => <Books view={data} />}
    </Loaded>
  );
}
