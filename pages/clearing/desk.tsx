import '#lib/messages/clearing.ts';
import '#lib/messages/states.ts';
import { useRouter } from 'next/router';
import { BranchChoice } from '#components/branch/branch-choice.tsx';
import { CutOff } from '#components/clearing/cut-off.tsx';
import { Cycles } from '#components/clearing/cycles.tsx';
import { DeskColumn } from '#components/clearing/desk-column.tsx';
import { onBoardKey } from '#components/clearing/desk-keys.ts';
import { Card } from '#components/ui/card.tsx';
import { useT } from '#components/ui/messages.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { Loaded } from '#components/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { useProfile } from '#hooks/use-session.ts';
import { clearing } from '#services/clearing.ts';

const EVERY_MS = 30_000;

/** The clearing desk: what stands where from custody to the end of a sheet, what was presented, and how long there is to the cut-off. */
export default function ClearingDeskPage() {
  const t = useT();
  const { headOffice } = useProfile();
  const router = useRouter();
  const branch = typeof router.query.kode_cabang === 'string' ? router.query.kode_cabang : '';
  const desk = useRecord(clearing.desk, { kode_cabang: branch }, { everyMs: EVERY_MS, quiet: true, keep: true });
  const choose = (kode_cabang: string) =>
    void router.replace({ pathname: '/clearing/desk', query: kode_cabang ? { kode_cabang } : {} }, undefined, {
      shallow: true,
      scroll: false,
    });
  return (
    <>
      <PageHeader menu="meja-kliring">
        {headOffice ? <BranchChoice all value={branch} onChange={choose} /> : null}
      </PageHeader>
      <Loaded state={desk} lines={8}>
        {(data) => (
          <div className="stack">
            <CutOff desk={data} />
            <Card title={t('kliring.meja.papan')} aside={<small className="muted">{t('kliring.meja.petunjuk')}</small>}>
              {/* biome-ignore-start lint/a11y/noNoninteractiveElementInteractions lint/a11y/noNoninteractiveTabindex: the arrows only move the focus between the links inside, and a board without a link is still scrolled by keys. */}
              <section className="desk-board" aria-label={t('kliring.meja.kolom')} tabIndex={0} onKeyDown={onBoardKey}>
                {data.kolom.map((column) => (
                  <DeskColumn key={`${branch} ${column.status_warkat}`} column={column} branch={branch} />
                ))}
              </section>
              {/* biome-ignore-end lint/a11y/noNoninteractiveElementInteractions lint/a11y/noNoninteractiveTabindex: see above. */}
            </Card>
            <Cycles rows={data.siklus} />
          </div>
        )}
      </Loaded>
    </>
  );
}
