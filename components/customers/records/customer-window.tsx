import { ObjectHistory } from '#components/control/audit/object-history.tsx';
import { PendingChange } from '#components/control/workflow/pending-change.tsx';
import { useSlot } from '#components/kit/screens/slots.ts';
import { ButtonLink } from '#components/kit/ui/button.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { drawn } from '#components/kit/ui/drawn.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { Tabs } from '#components/kit/ui/tabs.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { useProfile } from '#hooks/use-session.ts';
import { menus } from '#lib/access/menus.ts';
import { toDisplay } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';
import { customer } from '#services/customers/customer.ts';
import type { NasabahRow } from '#types/proto/customers/customer.ts';
import type { CustomerDetail } from './customer-source.tsx';
import { CustomerState, RiskChip } from './customer-state.tsx';
import { Documents } from './documents.tsx';
import { FieldDetails } from './field-details.tsx';
import { MergedNote } from './merged-note.tsx';
import { StateAt } from './state-at.tsx';
import '#lib/customers/messages/blacklist.ts';
import '#lib/customers/messages/customer.ts';
import '#lib/customers/messages/documents.ts';
import '#lib/customers/messages/portfolio.ts';
import '#lib/accounts/messages/savings.ts';
import '#lib/messages/states.ts';

/** The code for blacklist entries loads with its tab. */
const Blacklist = drawn(async () => (await import('./blacklist.tsx')).Blacklist, 4);

interface WindowProps {
  readonly row: NasabahRow;
  readonly mode: string;
  readonly onClose: () => void;
}

function Risk({ detail }: { readonly detail: CustomerDetail }) {
  const t = useT();
  const { nasabah, indikator, nilai_resiko, tanggal_buka } = detail;
  const day = (iso: string) => (iso === '' ? '—' : toDisplay(iso));
  return (
    <DescriptionList
      rows
      items={[
        { label: t('kolom.status'), value: <CustomerState status={nasabah?.status ?? ''} /> },
        { label: t('kolom.resiko'), value: <RiskChip resiko={nasabah?.resiko ?? ''} /> },
        { label: t('nasabah.nilaiResiko'), value: String(nilai_resiko) },
        {
          label: t('nasabah.indikator'),
          value: indikator.map(({ uraian, nilai }) => `${uraian} (${nilai})`).join(', ') || '—',
        },
        { label: t('kolom.tanggal_tinjau'), value: day(nasabah?.tanggal_tinjau ?? '') },
        { label: t('nasabah.tanggalBuka'), value: day(tanggal_buka) },
      ]}
    />
  );
}

function Data({ detail }: { readonly detail: CustomerDetail }) {
  const t = useT();
  const { nasabah } = detail;
  const isOpen = detail.individu !== undefined || detail.badan_usaha !== undefined;
  if (!isOpen) {
    return (
      <div className="stack">
        <MergedNote row={nasabah} />
        <Note tone="info">{t('nasabah.cabangLain')}</Note>
        <DescriptionList
          rows
          items={[
            { label: t('kolom.nama_nasabah'), value: nasabah?.nama_nasabah ?? '' },
            { label: t('rekening.cabang'), value: `${nasabah?.kode_cabang} ${nasabah?.nama_cabang}` },
            { label: t('kolom.status'), value: messageOf('status.', nasabah?.status ?? '') },
          ]}
        />
      </div>
    );
  }
  return (
    <div className="stack">
      <MergedNote row={nasabah} merged={detail.gabungan} />
      <PendingChange idFlow={nasabah?.id_flow ?? ''} />
      <Risk detail={detail} />
      <FieldDetails
        items={detail.uraian.filter(({ kolom }) => kolom !== 'dokumen')}
        objek={`NASABAH:${nasabah?.nomor_nasabah}`}
      />
    </div>
  );
}

/** Shows everything about one customer: the record, its state at other times, and who changed it. Further tabs come here. */
export function CustomerWindow({ row, mode, onClose }: WindowProps) {
  const t = useT();
  const { canOpen } = useProfile();
  const Portfolio = useSlot('customerPortfolio');
  const record = useRecord(customer.detail, { nomor_nasabah: row.nomor_nasabah });
  const data = {
    id: 'data',
    title: t('nasabah.data'),
    content: (
      <Loaded state={record} lines={12}>
        {(detail) => <Data detail={detail} />}
      </Loaded>
    ),
  };
  // Of another branch's customer there is neither.
  const past = record.data?.individu || record.data?.badan_usaha;
  const opens = past && canOpen('buka-rekening') && record.data?.nasabah?.status === 'AKTIF';
  const tabs = past
    ? [
        data,
        {
          id: 'portofolio',
          title: t('portofolio.tab'),
          content: Portfolio ? <Portfolio number={row.nomor_nasabah} /> : null,
        },
        {
          id: 'dokumen',
          title: t('dokumen.judul'),
          content: <Documents documents={past.dokumen} />,
        },
        {
          id: 'dhn',
          title: t('dhn.tab'),
          content: <Blacklist number={row.nomor_nasabah} />,
        },
        {
          id: 'keadaan',
          title: t('nasabah.keadaan'),
          content: <StateAt of={{ nomor_nasabah: row.nomor_nasabah }} />,
        },
        {
          id: 'riwayat',
          title: t('nasabah.riwayat'),
          content: <ObjectHistory objek={`NASABAH:${row.nomor_nasabah}`} />,
        },
      ]
    : [data];
  return (
    <Dialog
      title={`${row.nama_nasabah} · ${row.nomor_nasabah}`}
      size="wide"
      onClose={onClose}
      foot={
        opens ? (
          <ButtonLink icon="plus-lg" href={`${menus['buka-rekening'].route}?nomor_nasabah=${row.nomor_nasabah}`}>
            {t('nasabah.bukaRekening')}
          </ButtonLink>
        ) : undefined
      }
    >
      <Tabs key={mode} label={t('nasabah.bagian')} tabs={tabs} />
    </Dialog>
  );
}
