import '#lib/cheques/messages/clearing.ts';
import '#lib/messages/states.ts';
import Link from 'next/link';
import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { BranchPicker } from '#components/business-day/branch-picker.tsx';
import { Cycles } from '#components/cheques/clearing/cycles.tsx';
import { DeskColumn } from '#components/cheques/clearing/desk-column.tsx';
import { onBoardKey } from '#components/cheques/clearing/desk-keys.ts';
import { InwardColumn } from '#components/cheques/clearing/inward-column.tsx';
import { Amount } from '#components/kit/ui/amount.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { CutOff } from '#components/kit/ui/cut-off.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { PageHeader } from '#components/kit/ui/page-header.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { useProfile } from '#hooks/use-session.ts';
import { menus } from '#lib/access/menus.ts';
import { clearing } from '#services/cheques/clearing.ts';

/** Events announce changes; this interval is for missed events, and for the clock. */
const EVERY_MS = 30_000;

interface BoardProps {
  readonly title: string;
  /** The name describes the columns to those who do not see them. */
  readonly name: string;
  readonly children: ReactNode;
}

/** Cards are in columns beside each other. */
function Board({ title, name, children }: BoardProps) {
  const t = useT();
  return (
    <Card title={title} aside={<small className="muted desk-hint">{t('kliring.meja.petunjuk')}</small>}>
      {/* biome-ignore-start lint/a11y/noNoninteractiveElementInteractions lint/a11y/noNoninteractiveTabindex: the arrows only move the focus between the links inside, and a board without a link is still scrolled by keys. */}
      <section className="desk-board" aria-label={name} tabIndex={0} onKeyDown={onBoardKey}>
        {children}
      </section>
      {/* biome-ignore-end lint/a11y/noNoninteractiveElementInteractions lint/a11y/noNoninteractiveTabindex: see above. */}
    </Card>
  );
}

/** Shows how many messages fit nothing, with a link to them. */
function Unmatched({ count }: { readonly count: number }) {
  const t = useT();
  if (count === 0) return t('kliring.meja.kosong');
  return (
    <Link href={`${menus.penyelesaian.route}?daftar=GANJIL`}>{t('kliring.meja.pesan', { banyak: String(count) })}</Link>
  );
}

/**
 * The clearing desk shows the place of each sheet from custody to its end, the sheets that others present to us, those that we presented,
 * and the time to each cut-off.
 */
export default function ClearingDeskPage() {
  const t = useT();
  const { headOffice, canOpen } = useProfile();
  const router = useRouter();
  const branch = typeof router.query.kode_cabang === 'string' ? router.query.kode_cabang : '';
  const desk = useRecord(
    clearing.desk,
    { kode_cabang: branch },
    { everyMs: EVERY_MS, quiet: true, keepPrevious: true },
  );
  const choose = (kode_cabang: string) =>
    void router.replace({ pathname: '/clearing/desk', query: kode_cabang ? { kode_cabang } : {} }, undefined, {
      shallow: true,
      scroll: false,
    });
  return (
    <>
      <PageHeader menu="meja-kliring">
        {headOffice ? <BranchPicker all value={branch} onChange={choose} /> : null}
      </PageHeader>
      <Loaded state={desk} lines={8}>
        {(data) => (
          <div className="stack">
            <div className="spread">
              <div className="stack-tight">
                <small className="muted">
                  {t('kliring.meja.siklusWilayah', {
                    wilayah: data.wilayah,
                    ke: String(data.siklus_ke),
                    banyak: String(data.siklus_banyak),
                  })}
                </small>
                <CutOff
                  title={t('kliring.meja.batas', { batas: data.batas })}
                  seconds={data.sisa_detik}
                  past={t('kliring.meja.lewat')}
                />
                <CutOff
                  title={t('kliring.meja.batasTolakan', { batas: data.batas_tolakan })}
                  seconds={data.sisa_tolakan}
                  past={t('kliring.meja.lewatTolakan')}
                />
              </div>
              <DescriptionList
                items={[
                  { label: t('kliring.meja.netoHari'), value: <Amount value={data.neto_hari} named /> },
                  ...(canOpen('penyelesaian')
                    ? [{ label: t('kliring.meja.takCocok'), value: <Unmatched count={data.tak_cocok} /> }]
                    : []),
                ]}
              />
            </div>
            <Board title={t('kliring.meja.papan')} name={t('kliring.meja.kolom')}>
              {data.kolom.map((column) => (
                <DeskColumn key={`${branch} ${column.status_warkat}`} column={column} branch={branch} />
              ))}
            </Board>
            <Board title={t('kliring.masuk')} name={t('kliring.meja.kolomMasuk')}>
              {data.masuk.map((column) => (
                <InwardColumn key={`${branch} ${column.status_warkat}`} column={column} branch={branch} />
              ))}
            </Board>
            <Cycles rows={data.siklus} />
          </div>
        )}
      </Loaded>
    </>
  );
}
