import type { ReactNode } from 'react';
import { Steps } from '#components/control/workflow/steps.tsx';
import { SpecimenPlace } from '#components/customers/specimens/specimen-place.ts';
import { Masked } from '#components/kit/fields/masked.tsx';
import { PinnedList } from '#components/kit/form/pinned-list.tsx';
import { DrawnChanges } from '#components/kit/screens/drawn-changes.ts';
import { recordOf } from '#components/kit/screens/field-names.ts';
import { JournalTable } from '#components/kit/screens/journal-table.tsx';
import { BalancedChip } from '#components/kit/screens/posting-preview.tsx';
import { Amount } from '#components/kit/ui/amount.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { Chip, StatusChip } from '#components/kit/ui/chip.tsx';
import { type DescriptionItem, DescriptionList } from '#components/kit/ui/description-list.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Moment } from '#components/kit/ui/moment.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useSession } from '#hooks/use-session.ts';
import { dateInWords } from '#lib/dates.ts';
import { currentLanguage, messageOf } from '#lib/messages/id.ts';
import { said } from '#lib/messages/item-sentence.ts';
import type { Output } from '#services/client.ts';
import type { flow } from '#services/control/flow.ts';
import type { Alasan, Saldo } from '#types/proto/common.ts';
import type { OtorisasiRow } from '#types/proto/control/flow.ts';
import { InPlaceOf, ItemAccounts, ItemLimits } from './item-accounts.tsx';
import { movesMoney } from './item-line.tsx';
import { StoredForm } from './stored-form.tsx';
import { useFlowForm } from './use-flow-form.ts';

export type FlowItem = Output<typeof flow.byId>;

/** Everything a checker needs on one screen: who wants what, why it needs a second person, what it would post. */
export function ItemDetail({ detail, actions }: { readonly detail: FlowItem; readonly actions?: ReactNode }) {
  const t = useT();
  const item = detail.item;
  const form = useFlowForm(item?.flowCode ?? '');
  const { user } = useSession();
  if (!item) return null;
  const decides = actions !== undefined && item.flow_state === 'WAITING' && item.user_input !== user?.id_user;
  return (
    <Card
      title={messageOf('alur.', item.flowCode)}
      aside={
        <span className="line">
          {item.jenis === 'OVERRIDE' ? (
            <Chip tone="accent">{t(item.flow_state === 'WAITING' ? 'flow.diLoket' : 'flow.override')}</Chip>
          ) : null}
          <StatusChip code={item.flow_state} />
        </span>
      }
      foot={actions ? <div className="line item-actions">{actions}</div> : undefined}
    >
      <div className="stack">
        {item.kalimat ? <p className="strong">{said(item.kalimat)}</p> : null}
        <Headline item={item} />
        <InPlaceOf name={detail.atas_nama} />
        <EndedByDay item={item} />
        {item.flow_state === 'RETURNED' ? (
          <Note tone="accent" title={t('flow.catatan')}>
            {item.transRemark}
            <PinnedList sections={form.data?.sections ?? []} pinned={detail.catatan_kolom} />
          </Note>
        ) : null}
        <Reasons alasan={detail.alasan} waiting={item.flow_state === 'WAITING'} />
        <Warnings peringatan={detail.peringatan} />
        <DescriptionList items={itemDetails(item, t)} />
        <Balances saldo={detail.saldo} />
        {detail.perubahan.length > 0 ? (
          <section>
            <h3 className="field-label">{t('perubahan.judul')}</h3>
            <DrawnChanges items={detail.perubahan} objek={`FLOW:${item.id_flow}`} decides={decides} />
          </section>
        ) : null}
        {detail.perubahan.length === 0 || form.data?.change?.whole ? (
          <Loaded state={form} lines={6}>
            {(known) => (
              <SpecimenPlace value={{ idFlow: item.id_flow, waits: item.flow_state === 'WAITING' }}>
                <StoredForm form={known} flowData={detail.flowData} pinned={detail.catatan_kolom} />
              </SpecimenPlace>
            )}
          </Loaded>
        ) : null}
        {detail.jurnal.length > 0 ? (
          <section>
            <div className="spread">
              <h3 className="field-label">{t('flow.jurnal')}</h3>
              <BalancedChip lines={detail.jurnal} />
            </div>
            <JournalTable lines={detail.jurnal} />
          </section>
        ) : null}
        <ItemAccounts accounts={detail.rekening} />
        <ItemLimits limit={detail.limit} currency={item.kode_valuta} />
        <Steps steps={detail.riwayat} />
      </div>
    </Card>
  );
}

/** Says in plain words that the end of day ended the item: nobody decided it, nothing was posted. */
function EndedByDay({ item }: { readonly item: OtorisasiRow }) {
  const t = useT();
  if (item.diakhiri_hari === '') return null;
  return (
    <Note tone="warn" title={t('flow.diakhiriHari', { tanggal: dateInWords(item.diakhiri_hari, currentLanguage()) })}>
      {t('flow.diakhiriHariTeks')}
    </Note>
  );
}

function Headline({ item }: { readonly item: OtorisasiRow }) {
  if (!movesMoney(item)) {
    // The sentence above says it all.
    if (item.kalimat) return null;
    return (
      <div>
        <strong className="big-figure">{recordOf(item.objek)}</strong>
        <span>{item.keterangan}</span>
      </div>
    );
  }
  return (
    <div>
      <strong className="big-figure">
        <span className="muted">{item.kode_valuta}</span> <Amount value={item.nominal} />
      </strong>
      {item.nama_nasabah ? (
        <span>
          {item.nama_nasabah}{' '}
          <code>
            <Masked value={item.nomor_rekening} objek={`FLOW:${item.id_flow}`} kolom="nomor_rekening" />
          </code>
        </span>
      ) : null}
    </div>
  );
}

function itemDetails(item: OtorisasiRow, t: ReturnType<typeof useT>): DescriptionItem[] {
  const details: [string, ReactNode][] = [
    [t('flow.pembuat'), item.nama_user_input],
    [t('flow.cabang'), item.kode_cabang],
    [t('flow.dibuat'), <Moment key="dibuat" value={item.dibuat_pada} />],
    [t('flow.tingkat'), item.tingkat && messageOf('peran.', item.tingkat)],
    [
      t('flow.persetujuan'),
      item.persetujuan_perlu > 0
        ? t('flow.persetujuanDari', { ada: item.persetujuan, perlu: item.persetujuan_perlu })
        : '',
    ],
    [t('flow.pemutus'), item.user_otorisasi],
    [t('flow.referensi'), item.nomor_referensi && <code key="referensi">{item.nomor_referensi}</code>],
  ];
  return details.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function Reasons({ alasan, waiting }: { readonly alasan: readonly Alasan[]; readonly waiting: boolean }) {
  const t = useT();
  if (alasan.length === 0) return waiting ? <Note>{t('flow.alasanKosong')}</Note> : null;
  return (
    <Note tone="warn" title={t('flow.alasan')}>
      <ul className="plain">
        {alasan.map(({ kode, pesan }) => (
          <li key={kode}>{pesan}</li>
        ))}
      </ul>
    </Note>
  );
}

/** Shows the present warnings: the reasons why the item would be refused, or those that block nothing. */
function Warnings({ peringatan }: { readonly peringatan: readonly Alasan[] }) {
  const t = useT();
  if (peringatan.length === 0) return null;
  const refused = peringatan.some(({ tindakan }) => tindakan === 'REJECT');
  return (
    <Note tone={refused ? 'warn' : 'info'} {...(refused && { title: t('flow.akanDitolak') })}>
      {peringatan.map(({ kode, pesan }) => (
        <div key={kode}>{pesan}</div>
      ))}
    </Note>
  );
}

function Balances({ saldo }: { readonly saldo: readonly Saldo[] }) {
  const t = useT();
  if (saldo.length === 0) return null;
  return (
    <section>
      <h3 className="field-label">{t('flow.saldo')}</h3>
      <div className="table-scroll">
        <table className="table">
          <thead>
            <tr>
              <th>{t('flow.rekening')}</th>
              <th className="num">{t('flow.sebelum')}</th>
              <th className="num">{t('flow.sesudah')}</th>
            </tr>
          </thead>
          <tbody>
            {saldo.map((row) => (
              <tr key={`${row.jenis}${row.nomor}`}>
                <td>
                  {row.nama} {row.jenis === 'REKENING' ? <span className="gl">{row.nomor}</span> : null}
                </td>
                <td className="num">
                  <Amount value={row.sebelum} currency={row.kode_valuta} />
                </td>
                <td className="num">
                  <Amount value={row.sesudah} currency={row.kode_valuta} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
